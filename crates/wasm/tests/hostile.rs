//! Whatever a page hands over, an answer comes back: nothing throws and nothing panics.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::panic)]

use js_sys::{Array, Function, Reflect};
use spellspeed_wasm::{check, format, parse, play, start};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const SCENARIO: &str = "Yugi 8000\n  hand: Pot of Greed\n  deck: Dark Hole, Dark Hole\nKaiba 8000\n";

/// Values of every kind, made by a page.
fn values() -> Vec<JsValue> {
    let make = "
        const cyclic = { do: 'cards' }; cyclic.cards = [cyclic]; cyclic.do2 = cyclic;
        const throwing = { get do() { throw new Error('no'); }, toString() { throw new Error('no'); } };
        const proxy = new Proxy({}, { get() { throw new Error('no'); }, has() { throw new Error('no'); } });
        const revoked = Proxy.revocable({}, {}); revoked.revoke();
        const values = [undefined, null, true, 0, -1, NaN, Infinity, 1.5, 10n, '', 'x', '\\ud800', '\\u0000',
            'x'.repeat(300000), Symbol('s'), () => 1, [], [1, 2], {}, cyclic, throwing, proxy, revoked.proxy,
            new Date(NaN), new String('Yugi 8000'), new Uint8Array(4), /x/];
        for (const what of ['activate', 'pass', 'set', 'normalSummon', 'attack', 'changePosition', 'specialSummon',
            'pendulumSummon', 'flipSummon', 'enterPhase', 'endTurn', 'cards', 'zone', 'position', 'yes', 'no', 'fly']) {
            for (const odd of [undefined, 0, 1, 2, 3, -1, 0.5, NaN, 1e300, 65536, 'x', null, {}, [0], [0, 0, 9e9], cyclic]) {
                values.push({ do: what, card: odd, effect: odd, target: odd, phase: odd, cards: odd, zone: odd, position: odd });
                values.push({ do: what, card: 0, effect: odd, target: odd, phase: 'end', cards: [odd], position: odd,
                    zone: { area: odd, player: odd, zone: odd } });
            }
        }
        return values;
    ";
    let values: Array = Function::new_no_args(make).call0(&JsValue::NULL).unwrap().into();
    values.to_vec()
}

#[wasm_bindgen_test]
fn any_value_may_be_handed_over_as_a_text() {
    for value in values() {
        for answer in [
            parse(value.clone()),
            format(value.clone()),
            check(value.clone()),
            play(value.clone(), value.clone()),
            start(value.clone(), value.clone()),
        ] {
            let answer = answer.ok().unwrap();
            let problems: Array = Reflect::get(&answer, &"problems".into()).unwrap().into();
            assert!(problems.length() > 0, "{value:?}");
            let code = Reflect::get(&problems.get(0), &"code".into()).unwrap();
            assert!(value.is_string() || code == "not-text", "{value:?}");
        }
    }
}

#[wasm_bindgen_test]
fn any_value_may_be_handed_over_as_an_action() {
    let started = start(SCENARIO.into(), JsValue::UNDEFINED).ok().unwrap();
    let try_all = "
        const counts = { ok: 0, refused: 0 };
        for (const value of values) {
            const applied = position.apply(value);
            const explained = position.explain(value);
            if (applied.ok !== explained.legal) throw new Error('the verdicts differ');
            if (applied.ok) { counts.ok += 1; applied.position.board(); applied.position.actions(); }
            else { counts.refused += 1; if (!applied.refusal.code || !applied.refusal.message) throw new Error('no reason'); }
        }
        return [counts.ok, counts.refused];
    ";
    let values: Array = values().into_iter().collect();
    let position = Reflect::get(&started, &"position".into()).unwrap();
    let run = Function::new_with_args("position, values", try_all);
    let counts: Array =
        run.call2(&JsValue::NULL, &position, &values).unwrap_or_else(|error| panic!("{error:?}")).into();
    // Among them are legal ones: to activate the Spell, and to end the turn.
    assert!(counts.get(0).as_f64().unwrap() > 1.0, "{counts:?}");
    assert!(counts.get(1).as_f64().unwrap() > 400.0, "{counts:?}");
}

#[wasm_bindgen_test]
fn an_action_that_plays_on_while_it_is_read_disturbs_nothing() {
    let started = start(SCENARIO.into(), JsValue::UNDEFINED).ok().unwrap();
    let position = Reflect::get(&started, &"position".into()).unwrap();
    let again = "
        const nested = { get do() { position.apply({ do: 'activate', card: 0 }); return 'activate'; }, card: 0 };
        const applied = position.apply(nested);
        return applied.ok && applied.position.prompt().kind === 'zone' && position.prompt().kind === 'act';
    ";
    let held = Function::new_with_args("position", again).call1(&JsValue::NULL, &position);
    assert_eq!(held.unwrap_or_else(|error| panic!("{error:?}")), JsValue::TRUE);
}
