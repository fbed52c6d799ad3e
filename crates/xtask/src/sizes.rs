//! `cargo xtask sizes`: what a visitor of the built page downloads.

use crate::table::table;
use crate::{Outcome, paths};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;

/// Measures the files that the page loads, and holds a bound where one is given.
pub(crate) fn sizes(max_brotli: Option<u64>) -> Outcome {
    let dist = paths::dist();
    if !dist.join("index.html").is_file() {
        return Err("there is no built page; run `cargo xtask build` first".to_owned());
    }
    let files = read_files(&dist)?;
    let loaded = reachable(&files);
    let mut measured = Vec::new();
    for name in &loaded {
        if let Some(bytes) = files.get(name) {
            measured.push((name.as_str(), Size::of(bytes)?));
        }
    }
    let sum = measured.iter().fold(Size::default(), |sum, (_, size)| sum + *size);
    print!("{}", render(&measured, sum));
    let others: Vec<&str> = files.keys().filter(|name| !loaded.contains(*name)).map(String::as_str).collect();
    if !others.is_empty() {
        println!("not loaded by the page: {}", others.join(", "));
    }
    match max_brotli {
        Some(most) if sum.brotli > most => {
            Err(format!("the page loads {} bytes with brotli; the bound is {most}", sum.brotli))
        }
        Some(most) => {
            println!("{} bytes with brotli are within the bound of {most}", sum.brotli);
            Ok(())
        }
        None => Ok(()),
    }
}

/// Measures what another page loads for one player in one language, and holds a bound.
pub(crate) fn embedded(lang: &str, max_brotli: u64) -> Outcome {
    let files = read_files(&paths::dist())?;
    let starts = [format!("player-{lang}-"), format!("cards-{lang}-")];
    let script = files.get("spellspeed.js").map(|bytes| String::from_utf8_lossy(bytes)).unwrap_or_default();
    let loaded = |name: &str| {
        // The site has a style sheet for the player too, with others beside it.
        let style = name.starts_with("player-") && name.ends_with(".css") && script.contains(name);
        name == "spellspeed.js" || style || starts.iter().any(|start| name.starts_with(start))
    };
    let mut measured = Vec::new();
    for (name, bytes) in files.iter().filter(|(name, _)| loaded(name)) {
        measured.push((name.as_str(), Size::of(bytes)?));
    }
    if measured.len() != 5 {
        return Err(format!("a player in {lang} loads 5 files, but there are {}", measured.len()));
    }
    let sum = measured.iter().fold(Size::default(), |sum, (_, size)| sum + *size);
    println!("a player in another page, in {lang}:");
    print!("{}", render(&measured, sum));
    if sum.brotli > max_brotli {
        return Err(format!("an embedded player loads {} bytes with brotli; the bound is {max_brotli}", sum.brotli));
    }
    println!("{} bytes with brotli are within the bound of {max_brotli}", sum.brotli);
    Ok(())
}

/// Bytes of a file, as it is and as a server sends it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Size {
    pub(crate) raw: u64,
    pub(crate) gzip: u64,
    pub(crate) brotli: u64,
}

impl std::ops::Add for Size {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { raw: self.raw + other.raw, gzip: self.gzip + other.gzip, brotli: self.brotli + other.brotli }
    }
}

impl Size {
    /// Compressed as hard as a server may: gzip 9, brotli 11.
    pub(crate) fn of(bytes: &[u8]) -> Outcome<Self> {
        let problem = |error: std::io::Error| format!("cannot compress: {error}");
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        gzip.write_all(bytes).map_err(problem)?;
        let gzip = gzip.finish().map_err(problem)?;
        let mut brotli = Vec::new();
        {
            let mut writer = brotli::CompressorWriter::new(&mut brotli, 4096, 11, 22);
            writer.write_all(bytes).map_err(problem)?;
            writer.flush().map_err(problem)?;
        }
        Ok(Self { raw: length(bytes), gzip: length(&gzip), brotli: length(&brotli) })
    }
}

fn length(bytes: &[u8]) -> u64 {
    u64::try_from(bytes.len()).unwrap_or(u64::MAX)
}

fn render(files: &[(&str, Size)], sum: Size) -> String {
    let row = |name: &str, size: Size| {
        vec![name.to_owned(), size.raw.to_string(), size.gzip.to_string(), size.brotli.to_string()]
    };
    let mut rows = vec![["file", "raw", "gzip", "brotli"].map(str::to_owned).to_vec()];
    rows.extend(files.iter().map(|(name, size)| row(name, *size)));
    rows.push(row("sum", sum));
    table(&rows)
}

/// Every file under the folder, by its address relative to the page.
fn read_files(folder: &Path) -> Outcome<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![(folder.to_path_buf(), String::new())];
    while let Some((folder, prefix)) = folders.pop() {
        let problem = |error: std::io::Error| format!("cannot read {}: {error}", folder.display());
        for entry in std::fs::read_dir(&folder).map_err(problem)? {
            let path = entry.map_err(problem)?.path();
            let name = format!("{prefix}{}", path.file_name().unwrap_or_default().to_string_lossy());
            if path.is_dir() {
                folders.push((path, format!("{name}/")));
            } else {
                let bytes = std::fs::read(&path).map_err(problem)?;
                files.insert(name, bytes);
            }
        }
    }
    Ok(files)
}

/// The worker that keeps the site for later, which loads every file when the page is there already.
const WORKER: &str = "sw.js";

/// The page, and every file whose name a loaded page, script or style mentions.
fn reachable(files: &BTreeMap<String, Vec<u8>>) -> BTreeSet<String> {
    let mut loaded = BTreeSet::new();
    let mut waiting = vec!["index.html".to_owned()];
    while let Some(name) = waiting.pop() {
        let Some(bytes) = files.get(&name) else {
            continue;
        };
        if !loaded.insert(name.clone())
            || name == WORKER
            || ![".html", ".js", ".css", ".mjs"].iter().any(|end| name.ends_with(end))
        {
            continue;
        }
        let text = String::from_utf8_lossy(bytes);
        waiting.extend(files.keys().filter(|other| text.contains(other.rsplit('/').next().unwrap_or(other))).cloned());
    }
    loaded
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> BTreeMap<String, Vec<u8>> {
        list.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn only_what_is_mentioned_is_loaded() {
        let files = files(&[
            ("index.html", "<script src=./start.js><link href=a.css>"),
            ("start.js", "import './app.js'; init('./app_bg.wasm'); register('./sw.js')"),
            ("sw.js", "['lesson.chain']"),
            ("lesson.chain", ""),
            ("app.js", ""),
            ("app_bg.wasm", "spare.js"),
            ("a.css", "url(img/back.svg)"),
            ("img/back.svg", ""),
            ("spare.js", ""),
        ]);
        let names: Vec<String> = reachable(&files).into_iter().collect();
        assert_eq!(names, ["a.css", "app.js", "app_bg.wasm", "img/back.svg", "index.html", "start.js", "sw.js"]);
    }

    #[test]
    fn compression_makes_text_smaller() {
        let size = Size::of("chain link ".repeat(100).as_bytes()).unwrap();
        assert_eq!(size.raw, 1100);
        assert!(size.gzip < 100 && size.brotli < size.gzip, "{size:?}");
    }

    #[test]
    fn the_table_ends_with_the_sum() {
        let size = Size { raw: 10, gzip: 8, brotli: 7 };
        let text = render(&[("a.js", size), ("b.js", size)], size + size);
        assert_eq!(
            text,
            "file  raw  gzip  brotli\na.js   10     8       7\nb.js   10     8       7\nsum    20    16      14\n"
        );
    }
}
