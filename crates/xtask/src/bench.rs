//! `cargo xtask bench …`: how long things take, random play at length, and how smoothly the built page plays.
//!
//! Everything is measured by other programs, so that xtask itself stays quick to compile.

use crate::args::Play;
use crate::run::{cargo, program, read, show, step};
use crate::table::table;
use crate::{Outcome, browsers, package, paths};

/// What was measured: its name, the fastest time and the median.
type Row = [String; 3];

/// The native benches, and what the package for Node does with the same texts.
pub(crate) fn table_of_times() -> Outcome {
    let native = step("measuring natively", || {
        let mut command = cargo("bench --quiet --package spellspeed-benches --bench speed");
        read(&mut command).ok_or_else(|| "the benches failed".to_owned())
    })?;
    let folder = step("building the package for Node", package::for_node)?;
    let wasm = step("measuring in Node", || {
        let mut texts = cargo("run --quiet --package spellspeed-benches --example texts");
        let texts = read(&mut texts).ok_or("the texts could not be written")?;
        let file = folder.join("texts.json");
        std::fs::write(&file, texts).map_err(|error| format!("cannot write {}: {error}", file.display()))?;
        let mut command = program("node", ["crates/benches/node/bench.mjs"]);
        read(command.arg(&folder).arg(&file)).ok_or_else(|| "the package could not be measured".to_owned())
    })?;
    let heading = ["", "fastest", "median"].map(str::to_owned);
    let rows = [vec![heading], of_divan(&native), of_node(&wasm)].concat();
    print!("{}", table(&rows.into_iter().map(Vec::from).collect::<Vec<_>>()));
    Ok(())
}

/// The rows of divan's tree.
fn of_divan(told: &str) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut group = String::new();
    for line in told.lines() {
        let inner = line.trim_start_matches(['│', ' ']);
        let Some(rest) = inner.strip_prefix("├─ ").or_else(|| inner.strip_prefix("╰─ ")) else { continue };
        let cells: Vec<&str> = rest.split('│').map(str::trim).collect();
        let (name, fastest) = cells[0].split_once(' ').unwrap_or((cells[0], ""));
        let nested = inner.len() < line.len();
        if !nested {
            group = name.to_owned();
        }
        if let Some(median) = cells.get(2).filter(|median| !median.is_empty()) {
            let name = if nested { format!("{group} {name}") } else { name.to_owned() };
            rows.push([format!("native: {name}"), fastest.trim().to_owned(), (*median).to_owned()]);
        }
    }
    rows
}

/// The lines of the program for Node: a name and two times in microseconds, with tabs between them.
fn of_node(told: &str) -> Vec<Row> {
    let row = |line: &str| {
        let mut cells = line.split('\t').map(str::to_owned);
        Some([format!("Node: {}", cells.next()?), cells.next()?, cells.next()?])
    };
    told.lines().filter_map(row).collect()
}

/// Plays at random, with every law checked after each action.
pub(crate) fn play(Play { actions, seed, threads, first }: Play) -> Outcome {
    step("playing at random", || {
        let line = format!(
            "run --release --quiet --package spellspeed-testkit --example marathon -- {actions} {seed} {threads} {first}"
        );
        show(&mut cargo(&line))
    })
}

/// Measures the built page.
pub(crate) fn web() -> Outcome {
    if !paths::dist().join("index.html").is_file() {
        return Err("there is no built page; run `cargo xtask build` first".to_owned());
    }
    step("looking for the browsers", browsers::install)?;
    step("playing long chains, the processor slowed four times", || {
        let mut command = cargo("run --quiet --package spellspeed-e2e --bin bench --");
        show(command.arg(paths::dist()))
    })
}

#[cfg(test)]
mod tests {
    use super::{of_divan, of_node};

    #[test]
    fn rows_are_read_from_what_is_printed() {
        let told = "\
speed                  fastest       │ slowest       │ median        │ mean          │ samples │ iters
├─ four_links          82.1 µs       │ 1.2 ms        │ 90.4 µs       │ 95 µs         │ 100     │ 100
├─ chain_of_links                    │               │               │               │         │
│  ├─ 1                52 µs         │ 60 µs         │ 55 µs         │ 55 µs         │ 5       │ 5
│  ╰─ 1000             106 ms        │ 120 ms        │ 110 ms        │ 111 ms        │ 5       │ 5
╰─ text                3 ms          │ 4 ms          │ 3.5 ms        │ 3.6 ms        │ 5       │ 5
                       12 MB/s       │ 9 MB/s        │ 11 MB/s       │ 11 MB/s       │         │
";
        let rows: Vec<String> = of_divan(told).into_iter().map(|row| row.join(", ")).collect();
        let expected = [
            "native: four_links, 82.1 µs, 90.4 µs",
            "native: chain_of_links 1, 52 µs, 55 µs",
            "native: chain_of_links 1000, 106 ms, 110 ms",
            "native: text, 3 ms, 3.5 ms",
        ];
        assert_eq!(rows, expected);
        assert_eq!(of_node("four links\t200 µs\t210 µs\n\n")[0].join(", "), "Node: four links, 200 µs, 210 µs");
    }
}
