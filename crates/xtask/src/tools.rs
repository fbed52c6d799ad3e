//! Installs what is missing, once: the toolchain's parts, and the programs that cargo installs.
//!
//! Versions are asked of the programs themselves. A program goes where cargo puts them; when
//! another version of it is there already, that one is left alone and ours goes under `target/`.

use crate::run::{program, read, show, step};
use crate::{Outcome, browsers, npm, paths, versions};

/// The target of the two wasm members.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// A program from crates.io.
struct Tool {
    /// The program, as it is called.
    program: &'static str,
    /// The package that has it.
    package: &'static str,
    /// Which versions will do.
    version: Wanted,
    /// Whether to install it with the lock file that its authors published.
    locked: bool,
}

/// Which versions of a program will do.
enum Wanted {
    /// Only this one.
    Exactly(&'static str),
    /// This one or a later one of the same line.
    AtLeast(&'static str),
    /// The one that `Cargo.lock` has for the package of this name.
    InLockFile(&'static str),
}

const TRUNK: Tool = Tool { program: "trunk", package: "trunk", version: Wanted::Exactly("0.21.14"), locked: true };
const WASM_BINDGEN: Tool = Tool {
    program: "wasm-bindgen",
    package: "wasm-bindgen-cli",
    version: Wanted::InLockFile("wasm-bindgen"),
    locked: false,
};
const WASM_PACK: Tool =
    Tool { program: "wasm-pack", package: "wasm-pack", version: Wanted::AtLeast("0.15.0"), locked: true };
const GECKODRIVER: Tool =
    Tool { program: "geckodriver", package: "geckodriver", version: Wanted::AtLeast("0.36.0"), locked: true };

/// What building the page needs.
pub(crate) fn for_the_page() -> Outcome {
    wasm_target()?;
    install(&WASM_BINDGEN)?;
    install(&TRUNK)
}

/// What building the JavaScript package needs.
pub(crate) fn for_the_package() -> Outcome {
    wasm_target()?;
    install(&WASM_BINDGEN)?;
    install(&WASM_PACK)
}

/// What the tests without a browser need.
pub(crate) fn for_fast_tests() -> Outcome {
    component("rustfmt", "fmt")?;
    component("clippy", "clippy")?;
    wasm_target()
}

/// What the tests in browsers need, beside the page. Everything is tried before the first
/// failure is told, so that one run names all that is missing.
pub(crate) fn for_browser_tests() -> Outcome {
    let axe = npm::axe().map(|_| println!("    axe-core is installed under target/"));
    let outcomes = [install(&WASM_PACK), browsers::install(), install(&GECKODRIVER), axe];
    let problems: Vec<String> = outcomes.into_iter().filter_map(Result::err).collect();
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// Everything that any command needs.
pub(crate) fn everything() -> Outcome {
    for_fast_tests()?;
    for_the_page()?;
    for_browser_tests()?;
    crate::wasm_opt::find_or_install().map(|found| println!("    {}", found.said()))
}

fn component(name: &str, command: &str) -> Outcome {
    if read(&mut program("cargo", [command, "--version"])).is_some() {
        return Ok(());
    }
    step(&format!("installing the toolchain's {name}"), || show(&mut program("rustup", ["component", "add", name])))
}

fn wasm_target() -> Outcome {
    let folder = read(&mut program("rustc", ["--print", "target-libdir", "--target", WASM]));
    if folder.is_some_and(|folder| std::path::Path::new(folder.trim()).is_dir()) {
        return Ok(());
    }
    step(&format!("installing the target {WASM}"), || show(&mut program("rustup", ["target", "add", WASM])))
}

fn install(tool: &Tool) -> Outcome {
    let (version, will_do): (String, fn(&str, &str) -> bool) = match tool.version {
        Wanted::Exactly(version) => (version.to_owned(), |found, wanted| found == wanted),
        Wanted::AtLeast(version) => (version.to_owned(), versions::at_least),
        Wanted::InLockFile(package) => (locked_version(package)?, |found, wanted| found == wanted),
    };
    let found = installed_version(tool.program);
    if let Some(found) = &found
        && will_do(found, &version)
    {
        println!("    {} {found} is installed", tool.program);
        return Ok(());
    }
    let package = match tool.version {
        Wanted::AtLeast(_) => format!("{}@^{version}", tool.package),
        Wanted::Exactly(_) | Wanted::InLockFile(_) => format!("{}@{version}", tool.package),
    };
    let mut command = program("cargo", ["install", package.as_str()]);
    if tool.locked {
        command.arg("--locked");
    }
    if found.is_some() {
        command.arg("--root").arg(paths::own_tools());
    }
    // They are used here and not shipped: whole-program optimisation would double the wait.
    command
        .env_remove("CARGO_TARGET_DIR")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    let title = match &found {
        Some(found) => format!("installing {package} under target/ (there is {found} already)"),
        None => format!("installing {package}"),
    };
    step(&title, || show(&mut command))?;
    match installed_version(tool.program) {
        Some(found) if will_do(&found, &version) => Ok(()),
        Some(found) => Err(format!("{} is {found} after installing {package}", tool.program)),
        None => Err(format!("{} cannot be run after installing {package}", tool.program)),
    }
}

/// The version that a program on the search path says it has.
pub(crate) fn installed_version(name: &str) -> Option<String> {
    paths::find_program(name)?;
    let text = read(&mut program(name, ["--version"]))?;
    versions::in_output(&text).map(str::to_owned)
}

fn locked_version(package: &str) -> Outcome<String> {
    let file = paths::root().join("Cargo.lock");
    let lock = std::fs::read_to_string(&file).map_err(|error| format!("cannot read Cargo.lock: {error}"))?;
    versions::in_lock_file(&lock, package)
        .map(str::to_owned)
        .ok_or_else(|| format!("Cargo.lock has no package {package}"))
}
