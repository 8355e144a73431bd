//! Makes what the program carries of other files: the languages' Fluent files, of which it carries eleven and speaks a
//! few, compressed, one file for each language; and the list of the database's migrations.

use miniz_oxide::deflate::compress_to_vec_zlib;
use std::io::Result;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LOCALES: &str = "assets/locales";
const MIGRATIONS: &str = "migrations/sqlite";

/// The level of compression at which the files are smallest.
const LEVEL: u8 = 10;

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed={LOCALES}\ncargo::rerun-if-changed={MIGRATIONS}");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    for language in sorted(Path::new(LOCALES))? {
        let packed = compress_to_vec_zlib(&joined(&language)?, LEVEL);
        fs::write(out.join(language.file_name().unwrap_or_default()), packed)?;
    }
    fs::write(out.join("migrations.rs"), format!("{:?}", migrations()?))
}

/// Version, name and SQL of each migration, by their versions; a file is named `V12__name.sql`.
fn migrations() -> Result<Vec<(i32, String, String)>> {
    let mut all = Vec::new();
    for path in sorted(Path::new(MIGRATIONS))? {
        let file = path.file_stem().unwrap_or_default().to_string_lossy();
        let named = file.strip_prefix('V').and_then(|rest| rest.split_once("__"));
        let read = named.and_then(|(version, name)| Some((version.parse().ok()?, name)));
        let (version, name) = read.unwrap_or_else(|| panic!("{file} is no name of a migration"));
        all.push((version, name.to_owned(), fs::read_to_string(&path)?));
    }
    all.sort();
    Ok(all)
}

/// The paths in a folder, in the same order on every machine.
fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    Ok(paths)
}

/// The files of a language, each with its name as its first line and a form feed at its end.
fn joined(language: &Path) -> Result<Vec<u8>> {
    let mut all = Vec::new();
    for path in sorted(language)? {
        all.extend(path.file_name().unwrap_or_default().as_encoded_bytes());
        all.push(b'\n');
        all.extend(fs::read(&path)?);
        all.push(b'\x0c');
    }
    Ok(all)
}
