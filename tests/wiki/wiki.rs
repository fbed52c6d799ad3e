//! A real MediaWiki for a test: installed into a folder of its own with SQLite, served by PHP.

use spellspeed_e2e::{Outcome, Trouble};
use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Where Debian puts MediaWiki.
const PROGRAM: &str = "/usr/share/mediawiki";

/// A running wiki; dropping it ends the server and takes the folder away.
pub(crate) struct Wiki {
    folder: PathBuf,
    port: u16,
    server: Option<Child>,
}

impl Wiki {
    /// Installs a wiki and serves it.
    pub(crate) fn start(name: &str) -> Outcome<Self> {
        if !Path::new(PROGRAM).join("index.php").is_file() {
            return Err(Trouble::new("MediaWiki is not installed; `cargo xtask setup` installs it"));
        }
        let folder = std::env::temp_dir().join(format!("spellspeed-wiki-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(trouble)?;
        let port = TcpListener::bind(("127.0.0.1", 0)).and_then(|free| free.local_addr()).map_err(trouble)?.port();
        let mut wiki = Self { folder, port, server: None };
        wiki.install()?;
        wiki.serve()?;
        Ok(wiki)
    }

    fn install(&self) -> Outcome {
        let folder = self.folder.display();
        let arguments = [
            "--dbtype=sqlite".to_owned(),
            format!("--dbpath={folder}/data"),
            "--dbname=wiki".to_owned(),
            format!("--confpath={folder}"),
            format!("--server=http://127.0.0.1:{}", self.port),
            "--scriptpath=".to_owned(),
            "--lang=en".to_owned(),
            "--pass=ChainLink12345".to_owned(),
            "--skins=Vector".to_owned(),
            "Chain Wiki".to_owned(),
            "Admin".to_owned(),
        ];
        run(Command::new("php").arg(format!("{PROGRAM}/maintenance/install.php")).args(arguments), "")?;
        self.set(&format!(
            "wfLoadExtension( 'TemplateData' );\n$wgCacheDirectory = '{folder}/cache';\n$wgCachePages = false;\n"
        ))
    }

    /// Adds lines to the wiki's settings.
    pub(crate) fn set(&self, lines: &str) -> Outcome {
        let file = std::fs::OpenOptions::new().append(true).open(self.settings()).map_err(trouble)?;
        let mut file = file;
        file.write_all(b"\n").and_then(|()| file.write_all(lines.as_bytes())).map_err(trouble)
    }

    fn settings(&self) -> PathBuf {
        self.folder.join("LocalSettings.php")
    }

    fn serve(&mut self) -> Outcome {
        let server = Command::new("php")
            // Settings that a test changes hold for the next page.
            .args(["-d", "opcache.enable=0", "-S", &format!("127.0.0.1:{}", self.port), "-t", PROGRAM])
            .env("MW_CONFIG_FILE", self.settings())
            .env("PHP_CLI_SERVER_WORKERS", "4")
            .process_group(0)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(trouble)?;
        self.server = Some(server);
        for _ in 0..200 {
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Err(Trouble::new("PHP's server does not listen"))
    }

    /// Saves a page, as the person who keeps the wiki, or as anybody.
    pub(crate) fn save(&self, title: &str, text: &str, by: &str) -> Outcome {
        let mut edit = Command::new("php");
        edit.arg(format!("{PROGRAM}/maintenance/edit.php")).args(["-u", by, "-s", "test", title]);
        run(edit.env("MW_CONFIG_FILE", self.settings()), text)
    }

    /// The address of a page.
    pub(crate) fn address(&self, query: &str) -> String {
        format!("http://127.0.0.1:{}/{query}", self.port)
    }
}

impl Drop for Wiki {
    fn drop(&mut self) {
        if let Some(server) = &mut self.server {
            // It has workers, which are of its group and would stay.
            drop(Command::new("kill").args(["--", &format!("-{}", server.id())]).status());
            drop(server.wait());
        }
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

fn run(command: &mut Command, input: &str) -> Outcome {
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| Trouble::new(format!("cannot start {command:?}: {error}")))?;
    if let Some(mut to) = child.stdin.take() {
        to.write_all(input.as_bytes()).map_err(trouble)?;
    }
    let output = child.wait_with_output().map_err(trouble)?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    Err(Trouble::new(format!("{command:?} failed: {}", String::from_utf8_lossy(&said))))
}

#[allow(clippy::needless_pass_by_value)]
fn trouble(error: std::io::Error) -> Trouble {
    Trouble::new(error.to_string())
}
