//! The program as its users meet it: what it prints, and how it ends.
#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs, process};

const GOOD: &str = "\
Yugi 8000
  hand: Pot of Greed
  deck: Dark Hole, Dark Hole
Kaiba 8000

Yugi activates Pot of Greed
resolve

expect: Yugi has 2 cards in hand
refuse: Yugi activates Pot of Greed
";

/// A directory that is gone after the test.
struct Dir(PathBuf);

impl Dir {
    fn new(name: &str) -> Dir {
        let path = env::temp_dir().join(format!("spellspeed-{}-{name}", process::id()));
        fs::create_dir_all(&path).unwrap();
        Dir(path)
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn run(args: &[&Path]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_spellspeed")).args(args).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn arg(text: &str) -> &Path {
    Path::new(text)
}

#[test]
fn check_counts_what_holds() {
    let dir = Dir::new("good");
    dir.file("a.chain", GOOD);
    dir.file("below/b.chain", GOOD);
    dir.file("below/no.txt", "not a scenario");
    let output = run(&[arg("check"), &dir.0]);
    assert_eq!(out(&output), "4 passed, 0 failed\n");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn check_names_file_and_line_and_what_happened_instead() {
    let dir = Dir::new("bad");
    let text = GOOD.replace("2 cards in hand", "3 cards in hand");
    let file = dir.file("a.chain", &text);
    let output = run(&[arg("check"), &file]);
    let expected = format!("{}:9: expect: Yugi has 3 cards in hand — instead: Yugi has 2 there\n", file.display());
    assert_eq!(out(&output), format!("{expected}1 passed, 1 failed\n"));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn check_fails_on_an_error_in_the_text() {
    let dir = Dir::new("error");
    let file = dir.file("a.chain", &GOOD.replace("Yugi activates Pot of Greed", "Yugi activates Pott of Greed"));
    let output = run(&[arg("check"), &file]);
    assert!(out(&output).contains("a.chain:6: error["), "{}", out(&output));
    assert!(out(&output).contains("did you mean Pot of Greed?"), "{}", out(&output));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn missing_files_and_empty_directories_are_said() {
    let dir = Dir::new("empty");
    let output = run(&[arg("check"), arg("nowhere.chain")]);
    assert_eq!(err(&output), "spellspeed: nowhere.chain: there is no such file or directory\n");
    assert_eq!(output.status.code(), Some(2));
    let output = run(&[arg("check"), &dir.0]);
    assert!(err(&output).contains("there is no .chain file in this directory"));
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_file_that_is_no_text_is_said() {
    let dir = Dir::new("bytes");
    let file = dir.0.join("a.chain");
    fs::write(&file, [0xFF, 0xFE, 0x00]).unwrap();
    let output = run(&[arg("trace"), &file]);
    assert!(err(&output).contains("not text in UTF-8"));
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn wrong_arguments_point_to_the_help() {
    let output = run(&[arg("chekc")]);
    assert!(err(&output).contains("there is no command “chekc”"));
    assert_eq!(output.status.code(), Some(2));
    let output = run(&[arg("--help")]);
    assert!(out(&output).contains("spellspeed check FILE|DIR…"));
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn trace_shows_events_with_their_rules() {
    let dir = Dir::new("trace");
    let file = dir.file("a.chain", GOOD);
    let text = out(&run(&[arg("trace"), &file]));
    assert!(text.contains("chain-link           linkAdded         Yugi Chain Link 1 Pot of Greed"), "{text}");
    assert!(text.contains("cleanup from Yugi's spellTrapZone 3 to Yugi's graveyard"), "{text}");
}

#[test]
fn trace_as_json_is_one_object_a_line() {
    let dir = Dir::new("json");
    let file = dir.file("a.chain", GOOD);
    let text = out(&run(&[arg("trace"), &file, arg("--json")]));
    let lines: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["type"], "start");
    assert_eq!(lines.last().unwrap()["type"], "end");
    let ended = lines.iter().find(|line| line["event"] == "chainEnded").unwrap();
    assert_eq!(ended["links"][0]["fate"], "resolved");
    let added = lines.iter().find(|line| line["event"] == "linkAdded").unwrap();
    assert_eq!((added["link"].as_u64(), added["card"]["name"].as_str()), (Some(1), Some("Pot of Greed")));
    assert_eq!((added["rule"].as_str(), added["spellSpeed"].as_u64()), (Some("chain-link"), Some(1)));
}

#[test]
fn every_event_of_a_trace_is_documented() {
    let docs = include_str!("../../../docs/trace.md");
    let scenario = arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/scenarios/giant-trunade.chain"));
    let text = out(&run(&[arg("trace"), scenario, arg("--json")]));
    for line in text.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        for field in line.as_object().unwrap().keys() {
            assert!(docs.contains(&format!("`{field}`")) || field == "type", "{field} is not documented");
        }
        if let Some(event) = line["event"].as_str() {
            assert!(docs.contains(&format!("| `{event}` |")), "{event} is not documented");
        }
    }
}

#[test]
fn a_trace_tells_which_event_decides_each_answer() {
    let scenario = arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/scenarios/giant-trunade.chain"));
    let text = out(&run(&[arg("trace"), scenario, arg("--json")]));
    let lines: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let question = &lines[0]["questions"][0];
    let after = question["after"].as_u64().unwrap();
    for answer in question["answers"].as_array().unwrap() {
        let seq = answer["event"].as_u64().unwrap();
        let event = lines.iter().find(|line| line["seq"].as_u64() == Some(seq)).unwrap();
        assert!(seq > after && event["rule"] == answer["rule"], "{answer}");
        let name = event["card"]["name"].as_str().unwrap();
        assert!(answer["text"].as_str().unwrap().starts_with(name), "{answer} {event}");
    }
}

#[test]
fn fmt_writes_the_standard_form_once() {
    let dir = Dir::new("fmt");
    let file = dir.file("a.chain", &GOOD.replace("  hand: Pot", "  hand:   Pot"));
    let output = run(&[arg("fmt"), &file, arg("--check")]);
    assert!(out(&output).contains("not in its standard form"));
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(run(&[arg("fmt"), &file]).status.code(), Some(0));
    let formatted = fs::read_to_string(&file).unwrap();
    assert!(formatted.contains("\n  hand: Pot of Greed\n"));
    assert_eq!(run(&[arg("fmt"), &file, arg("--check")]).status.code(), Some(0));
}

#[test]
fn fmt_leaves_a_broken_text_alone() {
    let dir = Dir::new("fmt-broken");
    let broken = "Yugi 8000\n  hnad: Pot of Greed\nKaiba 8000\n";
    let file = dir.file("a.chain", broken);
    let output = run(&[arg("fmt"), &file]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(fs::read_to_string(&file).unwrap(), broken);
    assert!(err(&output).contains("a.chain:2:"), "{}", err(&output));
}

#[test]
fn perft_counts_and_divides() {
    let dir = Dir::new("perft");
    let file = dir.file("a.chain", "Yugi 8000\n  monsters: Celtic Guardian\nKaiba 8000\n");
    let output = run(&[arg("perft"), &file, arg("--depth"), arg("1")]);
    // Its position, the Battle Phase, the End Phase.
    assert_eq!((out(&output).as_str(), output.status.code()), ("3\n", Some(0)));
    let divided = out(&run(&[arg("perft"), &file, arg("--depth=1"), arg("--divide")]));
    let lines: Vec<&str> = divided.lines().map(str::trim).collect();
    let expected = [
        "1  Yugi: change the position of Celtic Guardian",
        "1  Yugi: enter the Battle Phase (Start Step)",
        "1  Yugi: enter the End Phase",
        "3  in all",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn perft_says_what_is_wrong() {
    let dir = Dir::new("perft-wrong");
    let file = dir.file("a.chain", GOOD);
    let output = run(&[arg("perft"), &file]);
    assert!(err(&output).contains("perft needs --depth N"), "{}", err(&output));
    assert_eq!(output.status.code(), Some(2));
    let output = run(&[arg("perft"), &file, arg("--depth"), arg("many")]);
    assert!(err(&output).contains("a whole number from 0 to 30, and not “many”"), "{}", err(&output));
    let broken = dir.file("b.chain", "Yugi 8000\n  hnad: Pot of Greed\nKaiba 8000\n");
    let output = run(&[arg("perft"), &broken, arg("--depth"), arg("1")]);
    assert!(err(&output).contains("b.chain:2:"), "{}", err(&output));
    assert_eq!((out(&output).as_str(), output.status.code()), ("", Some(1)));
}

#[test]
fn svg_draws_a_step_or_all_of_them() {
    let dir = Dir::new("svg");
    let file = dir.file("good.chain", GOOD);
    let telling = run(&[arg("svg"), &file]);
    assert_eq!(telling.status.code(), Some(0), "{}", err(&telling));
    let picture = out(&telling);
    assert!(picture.starts_with("<svg xmlns=") && picture.ends_with("</svg>\n"));
    assert!(picture.contains("role=\"img\"") && picture.contains("<desc>Pot of Greed is Chain Link 1"));
    let first = out(&run(&[arg("svg"), &file, arg("--step=0"), arg("--lang"), arg("fr")]));
    assert!(first.contains("xml:lang=\"fr\"") && first.contains("Le Terrain avant que tout commence."));
    assert!(out(&run(&[arg("svg"), &file, arg("--strip"), arg("--theme=dark")])).contains("1. Yugi activates"));
    let beyond = run(&[arg("svg"), &file, arg("--step"), arg("99")]);
    assert_eq!((beyond.status.code(), out(&beyond)), (Some(2), String::new()));
    assert!(err(&beyond).contains("there is no step 99; the last one is"), "{}", err(&beyond));
}

#[test]
fn a_list_is_written_as_wikitext_or_html() {
    let dir = Dir::new("list");
    let file = dir.file("good.chain", GOOD);
    let wiki = run(&[arg("wikitext"), &file]);
    assert_eq!(wiki.status.code(), Some(0), "{}", err(&wiki));
    assert!(out(&wiki).contains("\n# Yugi activates Pot of Greed from the hand"));
    assert!(out(&wiki).contains("\n* Yugi has 2 cards in hand\n"));
    let html = out(&run(&[arg("html"), &file, arg("--lang=ja")]));
    assert!(html.starts_with("<section class=\"spellspeed\" lang=\"ja\">") && html.contains("「強欲な壺」"));
}

#[test]
fn nothing_is_drawn_of_a_scenario_that_has_a_fault() {
    let dir = Dir::new("svg-faulty");
    let file = dir.file("bad.chain", &GOOD.replace("hand: Pot", "hand: Pott"));
    for command in ["svg", "wikitext", "html"] {
        let done = run(&[arg(command), &file]);
        assert_eq!((done.status.code(), out(&done)), (Some(1), String::new()), "{command}");
        assert!(err(&done).contains("unknown-card"), "{}", err(&done));
    }
}

const LOG: &str = r#"{"format": "spellspeed-log-1", "chains": [
  {"links": [{"player": "Yugi", "card": 55144522, "fate": "resolved", "life": [8000, 8000]}]}]}"#;

#[test]
fn compare_names_the_first_difference() {
    let dir = Dir::new("compare");
    let file = dir.file("a.chain", GOOD);
    let same = dir.file("same.json", LOG);
    let output = run(&[arg("trace"), &file, arg("--compare"), &same]);
    assert_eq!(out(&output), "no difference; compared: chains 1, links 1, fates 1, places 0, LP 1\n");
    assert_eq!(output.status.code(), Some(0));
    let other = dir.file("other.json", &LOG.replace("[8000, 8000]", "[8000, 7000]"));
    let output = run(&[arg("trace"), &file, arg("--compare"), &other]);
    assert_eq!(out(&output), "chain 1, Chain Link 1: LP: here 8000 and 8000; in the log 8000 and 7000\n");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn compare_agrees_with_our_own_log() {
    let dir = Dir::new("own-log");
    let file = dir.file("a.chain", GOOD);
    let own = dir.file("own.json", &out(&run(&[arg("trace"), &file, arg("--log")])));
    let output = run(&[arg("trace"), &file, arg("--compare"), &own]);
    assert_eq!(out(&output), "no difference; compared: chains 1, links 1, fates 1, places 4, LP 3\n");
}

#[test]
fn compare_says_where_a_log_is_wrong() {
    let dir = Dir::new("bad-log");
    let file = dir.file("a.chain", GOOD);
    let bad = dir.file("bad.json", &LOG.replace("resolved", "gone"));
    let output = run(&[arg("trace"), &file, arg("--compare"), &bad]);
    assert!(err(&output).contains("bad.json:2:"), "{}", err(&output));
    assert!(err(&output).contains("unknown variant `gone`"), "{}", err(&output));
    assert_eq!(output.status.code(), Some(2));
    let output = run(&[arg("trace"), &file, arg("--compare"), arg("nowhere.json")]);
    assert_eq!(output.status.code(), Some(2));
}
