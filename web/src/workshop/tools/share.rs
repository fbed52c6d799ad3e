//! Passing a chain on: a link, a frame for a page, a file, a picture, wikitext, the steps as text.

use spellspeed_picture::list::{Steps, wikitext};
use spellspeed_picture::svg::{Theme, step};
use spellspeed_timeline::{Lang, caption};
use spellspeed_workshop::{Study, one_text, study_of};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement, HtmlInputElement,
    HtmlTextAreaElement,
};
use yew::prelude::*;

use super::super::board::Seen;
use super::super::state::{Bench, Msg};
use super::super::words::BenchWords;
use crate::story::Story;

/// What the tool needs.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::workshop) struct ShareProps {
    pub(in crate::workshop) bench: Seen,
    pub(in crate::workshop) lang: Lang,
    pub(in crate::workshop) on_msg: Callback<Msg>,
}

/// The tool.
#[component]
pub(in crate::workshop) fn Share(props: &ShareProps) -> Html {
    let ShareProps { bench: Seen(bench), lang, on_msg } = props.clone();
    let words = BenchWords::of(lang);
    let whole = use_state(|| true);
    let has_branches = bench.study().branches().len() > 1;
    let texts = use_memo((bench.version, lang, *whole), |_| Texts::of(&bench, lang, *whole));
    let on_whole = {
        let whole = whole.clone();
        Callback::from(move |_: Event| whole.set(!*whole))
    };
    let open_file = {
        let on_msg = on_msg.clone();
        Callback::from(move |event: Event| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            let Some(file) = field.and_then(|field| field.files()).and_then(|files| files.get(0)) else { return };
            let (on_msg, name) = (on_msg.clone(), file.name().trim_end_matches(".chain").to_owned());
            let read = Closure::once(move |text: wasm_bindgen::JsValue| {
                if let Some(text) = text.as_string() {
                    on_msg.emit(Msg::Open(study_of(&name, &text).unwrap_or_else(|| Study::new(name, text))));
                }
            });
            let _ = file.text().then(&read);
            read.forget();
        })
    };
    html! {
        <div class="wk-share">
            if has_branches {
                <label class="wk-check"><input type="checkbox" checked={*whole} onchange={on_whole} />{ words.with_branches }</label>
                if texts.left_out > 0 { <p class="wk-notice">{ (words.left_out)(texts.left_out) }</p> }
            }
            { copied("wk-link", words.link, &texts.link, words) }
            <p><a href={texts.hash.clone()}>{ words.watch }</a></p>
            { copied("wk-embed", words.embed, &texts.embed, words) }
            <h3>{ words.file }</h3>
            <div class="wk-buttons">
                <a class="wk-button" href={data("text/plain", &texts.text)} download={format!("{}.chain", texts.name)}>{ words.save_file }</a>
                <label class="wk-button wk-file">{ words.open_file }
                    <input type="file" class="sr" accept=".chain,.txt,text/plain" onchange={open_file} />
                </label>
            </div>
            if let Some(svg) = &texts.svg {
                <h3>{ words.picture }</h3>
                <div class="wk-buttons">
                    <a class="wk-button" href={data("image/svg+xml", svg)} download={format!("{}.svg", texts.name)}>{ "SVG" }</a>
                    <button type="button" class="wk-button" onclick={save_png(svg.clone(), texts.name.clone())}>{ "PNG" }</button>
                </div>
                { copied("wk-steps-text", words.as_steps, &texts.steps, words) }
                { copied("wk-wikitext", words.as_wikitext, &texts.wikitext, words) }
            } else {
                <p class="wk-notice">{ words.not_yet_good }</p>
            }
        </div>
    }
}

/// Everything that can be taken along.
struct Texts {
    /// What is passed on: the text that is worked on, or that of all branches.
    text: String,
    /// How many branches are not in it.
    left_out: usize,
    name: String,
    hash: String,
    link: String,
    embed: String,
    svg: Option<String>,
    steps: String,
    wikitext: String,
}

impl Texts {
    fn of(bench: &Bench, lang: Lang, whole: bool) -> Self {
        let desk = bench.desk();
        let study = bench.study();
        let one = if whole && study.branches().len() > 1 { one_text(study) } else { None };
        let left_out = one.as_ref().map_or(0, |one| one.left_out.len());
        let text = one.map_or_else(|| bench.text().to_owned(), |one| one.text);
        let title = desk.scenario().title().map(|title| title.text.value.clone()).unwrap_or_default();
        let name: String = title.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).take(60).collect();
        let name = if name.is_empty() { "chain".to_owned() } else { name.to_lowercase() };
        let piece = spellspeed_share::encode(&text);
        let hash = piece.as_ref().map(|piece| format!("#z={piece}&step=0")).unwrap_or_default();
        let base = base();
        let link = format!("{base}{hash}");
        let heading = if title.is_empty() { "spellspeed" } else { title.as_str() };
        let embed = piece.map(|piece| frame(&base, &piece, heading)).unwrap_or_default();
        let mut texts =
            Texts { text, left_out, name, hash, link, embed, svg: None, steps: String::new(), wikitext: String::new() };
        if let (Some(timeline), true) = (desk.timeline(), bench.is_in_step()) {
            let story = Story::new(timeline, lang);
            let node = bench.node();
            let position = timeline.beats().iter().take_while(|beat| beat.to.node <= node).count();
            texts.svg = Some(step(&story, position, Theme::Light));
            let beats = timeline.beats();
            let said = beats
                .iter()
                .enumerate()
                .map(|(index, beat)| format!("{}. {}", index + 1, caption(timeline, beat, lang).text));
            texts.steps = said.collect::<Vec<_>>().join("\n");
            texts.wikitext = wikitext(&Steps::new(timeline, desk.opened(), desk.text(), lang));
        }
        texts
    }
}

/// The address of the site, without the fragment.
fn base() -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// A frame for a page, with the embedded player beside this page.
fn frame(base: &str, piece: &str, title: &str) -> String {
    let folder = base.rsplit_once('/').map_or("", |(folder, _)| folder);
    let title = title.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
    format!(
        "<iframe sandbox=\"allow-scripts\" title=\"{title}\" loading=\"lazy\" width=\"100%\" height=\"640\"\n  src=\"{folder}/embed.html#z={piece}\"></iframe>"
    )
}

/// A text in a field from which it can be copied.
fn copied(id: &'static str, label: &'static str, text: &str, words: &'static BenchWords) -> Html {
    html! { <Copied {id} {label} text={text.to_owned()} {words} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct CopiedProps {
    id: &'static str,
    label: &'static str,
    text: String,
    words: BenchRef,
}

/// Words are equal if they are the same ones.
#[derive(Clone, Copy)]
struct BenchRef(&'static BenchWords);

impl PartialEq for BenchRef {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl From<&'static BenchWords> for BenchRef {
    fn from(words: &'static BenchWords) -> Self {
        BenchRef(words)
    }
}

impl yew::html::IntoPropValue<BenchRef> for &'static BenchWords {
    fn into_prop_value(self) -> BenchRef {
        BenchRef(self)
    }
}

#[component]
fn Copied(props: &CopiedProps) -> Html {
    let CopiedProps { id, label, text, words: BenchRef(words) } = props.clone();
    let field = use_node_ref();
    let done = use_state(|| false);
    {
        let done = done.setter();
        use_effect_with(text.clone(), move |_| done.set(false));
    }
    let onclick = {
        let (field, done) = (field.clone(), done.setter());
        Callback::from(move |_: MouseEvent| {
            let Some(field) = field.cast::<HtmlTextAreaElement>() else { return };
            field.select();
            // A page without leave to write the clipboard has still marked the text.
            let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
            if let Some(clipboard) = clipboard.filter(|clipboard| !clipboard.is_undefined()) {
                let _ = clipboard.write_text(&field.value());
                done.set(true);
            }
        })
    };
    let rows = text.lines().count().clamp(1, 5).to_string();
    html! {
        <div class="wk-copied">
            <label for={id}>{ label }</label>
            <textarea ref={field} {id} readonly=true rows={rows} value={text.clone()} />
            <button type="button" class="wk-button" {onclick}>{ if *done { words.copied } else { words.copy } }<span class="sr">{ ", " }{ label }</span></button>
        </div>
    }
}

/// A text as an address of its own.
fn data(kind: &str, text: &str) -> String {
    format!("data:{kind};charset=utf-8,{}", String::from(js_sys::encode_uri_component(text)))
}

/// Draws the picture on a canvas and saves that.
fn save_png(svg: String, name: String) -> Callback<MouseEvent> {
    Callback::from(move |_: MouseEvent| {
        let Ok(image) = HtmlImageElement::new() else { return };
        let (drawn, name) = (image.clone(), name.clone());
        let loaded = Closure::once(move || {
            let _ = png(&drawn, &name);
        });
        image.set_onload(Some(loaded.as_ref().unchecked_ref()));
        loaded.forget();
        image.set_src(&data("image/svg+xml", &svg));
    })
}

fn png(image: &HtmlImageElement, name: &str) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
    // Twice as large, for sharp letters.
    let (width, height) = (image.natural_width().max(400), image.natural_height().max(300));
    canvas.set_width(width * 2);
    canvas.set_height(height * 2);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    context
        .draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, f64::from(width * 2), f64::from(height * 2))
        .ok()?;
    let link: HtmlAnchorElement = document.create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&canvas.to_data_url().ok()?);
    link.set_download(&format!("{name}.png"));
    link.click();
    Some(())
}
