//! A small server for the built site, on 127.0.0.1 and a free port.
//!
//! It serves the site from a folder below the root, so that a page with absolute addresses
//! fails, and forbids inline scripts and foreign hosts, so that a page that needs them fails.

use crate::{Outcome, Trouble};
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// The folder of the address space in which the site lies.
const PREFIX: &str = "/some/folder/";

/// What the page may do. WebAssembly counts as script. What is placed is placed through properties, so that no style
/// need stand in the page.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

/// A running server; dropping it stops it.
#[derive(Debug)]
pub struct Site {
    address: SocketAddr,
    stopped: Arc<AtomicBool>,
    /// The end of the names of files that are not there for now.
    missing: Arc<Mutex<Option<String>>>,
    /// What pages may do.
    policy: Arc<Mutex<String>>,
    thread: Option<JoinHandle<()>>,
}

impl Site {
    /// Serves a folder.
    pub fn serve(folder: &Path) -> Outcome<Self> {
        let problem = |error: std::io::Error| Trouble::new(format!("cannot serve the site: {error}"));
        let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(problem)?;
        let address = listener.local_addr().map_err(problem)?;
        let stopped = Arc::new(AtomicBool::new(false));
        let missing = Arc::new(Mutex::new(None));
        let policy = Arc::new(Mutex::new(POLICY.to_owned()));
        let (folder, told, gone) = (folder.to_path_buf(), Arc::clone(&stopped), Arc::clone(&missing));
        let allowed = Arc::clone(&policy);
        let thread = std::thread::spawn(move || {
            for stream in listener.incoming() {
                if told.load(Ordering::Relaxed) {
                    break;
                }
                if let Ok(stream) = stream {
                    let (folder, gone, allowed) = (folder.clone(), Arc::clone(&gone), Arc::clone(&allowed));
                    // A browser that hangs up early is no trouble of the server's.
                    std::thread::spawn(move || drop(answer(&folder, &gone, &allowed, stream)));
                }
            }
        });
        Ok(Self { address, stopped, missing, policy, thread: Some(thread) })
    }

    /// From now on files whose names end so are not there; with `None` all are again.
    pub fn lose(&self, end: Option<&str>) {
        // Who held the lock and failed left a name or none: both are as good as before.
        *self.missing.lock().unwrap_or_else(PoisonError::into_inner) = end.map(str::to_owned);
    }

    /// From now on pages may do what this policy allows, and no more.
    pub fn allow(&self, policy: &str) {
        policy.clone_into(&mut self.policy.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// The address of the page.
    pub fn address(&self) -> String {
        format!("http://{}{PREFIX}", self.address)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.stopped.store(true, Ordering::Relaxed);
        // Wakes the thread from waiting for a visitor.
        drop(TcpStream::connect(self.address));
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}

fn answer(
    folder: &Path,
    missing: &Mutex<Option<String>>,
    policy: &Mutex<String>,
    stream: TcpStream,
) -> std::io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut reader = BufReader::new(stream);
    let mut request = String::new();
    reader.read_line(&mut request)?;
    let mut header = String::new();
    while reader.read_line(&mut header)? > 2 {
        header.clear();
    }
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let missing = missing.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let file = file_of(folder, target);
    let file = file.filter(|file| missing.is_none_or(|end| !file.to_string_lossy().ends_with(&end)));
    let (status, kind, body) = match file.and_then(|file| Some((kind_of(&file), std::fs::read(file).ok()?))) {
        Some((kind, body)) if matches!(method, "GET" | "HEAD") => ("200 OK", kind, body),
        Some(_) => ("405 Method Not Allowed", "text/plain", Vec::new()),
        None => ("404 Not Found", "text/plain", b"not here".to_vec()),
    };
    let policy = policy.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let mut stream = reader.into_inner();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nContent-Security-Policy: {policy}\r\n\
         Access-Control-Allow-Origin: *\r\nCross-Origin-Resource-Policy: cross-origin\r\n\
         Cache-Control: no-store\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    if method != "HEAD" {
        stream.write_all(&body)?;
    }
    stream.flush()
}

/// The file that a request asks for, if it asks for one below the folder.
fn file_of(folder: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?;
    let path = decoded(path.strip_prefix(PREFIX)?)?;
    let path = if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path };
    let path = Path::new(&path);
    path.components().all(|part| matches!(part, Component::Normal(_))).then(|| folder.join(path))
}

fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

fn kind_of(file: &Path) -> &'static str {
    match file.extension().and_then(|end| end.to_str()).unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "chain" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn only_files_below_the_folder() {
        let folder = Path::new("dist");
        let file = |target: &str| file_of(folder, target);
        assert_eq!(file("/some/folder/"), Some(folder.join("index.html")));
        assert_eq!(file("/some/folder/a.js?x=1"), Some(folder.join("a.js")));
        assert_eq!(file("/some/folder/a%20b.js"), Some(folder.join("a b.js")));
        assert_eq!(file("/index.html"), None);
        assert_eq!(file("/some/folder/../secret"), None);
        assert_eq!(file("/some/folder/%2e%2e/secret"), None);
        assert_eq!(file("/some/folder//etc/passwd"), None);
        assert_eq!(file("/some/folder/%zz"), None);
    }

    #[test]
    fn files_come_with_their_kind() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let site = Site::serve(folder).unwrap();
        let ask = |target: &str| {
            let mut stream = TcpStream::connect(site.address).unwrap();
            write!(stream, "GET {target} HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
            let mut text = String::new();
            stream.read_to_string(&mut text).unwrap();
            text
        };
        let found = ask("/some/folder/src/site.rs");
        assert!(found.starts_with("HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream"), "{found}");
        assert!(found.contains("wasm-unsafe-eval") && found.ends_with("}\n"));
        assert!(ask("/some/folder/none").starts_with("HTTP/1.1 404"));
        assert_eq!(kind_of(Path::new("a_bg.wasm")), "application/wasm");
    }
}
