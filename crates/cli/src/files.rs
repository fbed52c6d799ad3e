//! Finding and reading scenario files.

use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

/// What the file system refused.
#[derive(Debug)]
pub(crate) enum FileError {
    /// It could not be read or written.
    Io(PathBuf, io::Error),
    /// It is no text.
    NotText(PathBuf),
    /// A directory without a scenario.
    NoScenario(PathBuf),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Io(path, error) if error.kind() == io::ErrorKind::NotFound => {
                write!(f, "{}: there is no such file or directory", path.display())
            }
            FileError::Io(path, error) => write!(f, "{}: {error}", path.display()),
            FileError::NotText(path) => write!(f, "{}: the file is not text in UTF-8", path.display()),
            FileError::NoScenario(path) => write!(f, "{}: there is no .chain file in this directory", path.display()),
        }
    }
}

/// The scenario files that the paths stand for: a file itself, and every `.chain` file below a directory, in the
/// order of their names.
pub(crate) fn find(paths: &[PathBuf]) -> Result<Vec<PathBuf>, FileError> {
    let mut files = Vec::new();
    for path in paths {
        let metadata = fs::metadata(path).map_err(|error| FileError::Io(path.clone(), error))?;
        if !metadata.is_dir() {
            files.push(path.clone());
            continue;
        }
        let before = files.len();
        find_below(path, &mut files)?;
        if files.len() == before {
            return Err(FileError::NoScenario(path.clone()));
        }
    }
    Ok(files)
}

fn find_below(dir: &Path, files: &mut Vec<PathBuf>) -> Result<(), FileError> {
    let io_error = |error| FileError::Io(dir.to_owned(), error);
    let mut entries = fs::read_dir(dir).map_err(io_error)?.collect::<Result<Vec<_>, _>>().map_err(io_error)?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        // A link to a directory is not followed, so that the search ends.
        if entry.file_type().map_err(io_error)?.is_dir() {
            find_below(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "chain") {
            files.push(path);
        }
    }
    Ok(())
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, FileError> {
    let bytes = fs::read(path).map_err(|error| FileError::Io(path.to_owned(), error))?;
    String::from_utf8(bytes).map_err(|_| FileError::NotText(path.to_owned()))
}

/// Writes a file.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), FileError> {
    fs::write(path, text).map_err(|error| FileError::Io(path.to_owned(), error))
}
