//! The examples of `docs/js.md`, in a real browser: what stands behind `// →` is what the line gives.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::panic)]

use js_sys::{Function, JSON, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const PAGE: &str = include_str!("../../../docs/js.md");

/// The package as a page has it.
fn package() -> Object {
    let object = Object::new();
    let put = |name: &str, function: fn(JsValue, JsValue) -> JsValue| {
        let function = Closure::<dyn Fn(JsValue, JsValue) -> JsValue>::new(function).into_js_value();
        Reflect::set(&object, &name.into(), &function).unwrap();
    };
    put("parse", |text, _| spellspeed_wasm::parse(text).ok().unwrap());
    put("format", |text, _| spellspeed_wasm::format(text).ok().unwrap());
    put("check", |text, _| spellspeed_wasm::check(text).ok().unwrap());
    put("play", |text, lang| spellspeed_wasm::play(text, lang).ok().unwrap());
    put("start", |text, lang| spellspeed_wasm::start(text, lang).ok().unwrap());
    object
}

/// All examples as one program that gives what each marked line gave, beside what the page says.
fn program() -> (String, usize) {
    let mut program = String::from("const { parse, format, check, play, start } = spellspeed; const found = [];\n");
    let mut count = 0;
    let mut inside = false;
    for line in PAGE.lines() {
        match line {
            "```js" => inside = true,
            "```" => inside = false,
            _ if !inside => {}
            _ => match line.strip_prefix("console.log(").and_then(|rest| rest.split_once("); // → ")) {
                Some((given, wanted)) => {
                    count += 1;
                    program.push_str(&format!("found.push([{given}, {wanted}]);\n"));
                }
                None => program.push_str(&format!("{line}\n")),
            },
        }
    }
    program.push_str("return found;");
    (program, count)
}

#[wasm_bindgen_test]
fn every_example_gives_what_the_page_says() {
    let (program, count) = program();
    assert!(count > 30, "{count} examples");
    let run = Function::new_with_args("spellspeed", &program);
    let found = run.call1(&JsValue::NULL, &package()).unwrap_or_else(|error| panic!("{error:?}"));
    let found: js_sys::Array = found.unchecked_into();
    assert_eq!(found.length() as usize, count);
    for pair in found.iter() {
        let pair: js_sys::Array = pair.unchecked_into();
        let text = |value: JsValue| {
            JSON::stringify(&value).ok().and_then(|text| JsValue::from(text).as_string()).unwrap_or_default()
        };
        let (given, wanted) = (text(pair.get(0)), text(pair.get(1)));
        assert_eq!(given, wanted);
    }
}
