//! Compresses the languages' Fluent files, of which the program carries eleven and speaks a few: one file for each language.

use miniz_oxide::deflate::compress_to_vec_zlib;
use std::io::Result;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LOCALES: &str = "../assets/locales";

/// The level of compression at which the files are smallest.
const LEVEL: u8 = 10;

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    for language in sorted(Path::new(LOCALES))? {
        let packed = compress_to_vec_zlib(&joined(&language)?, LEVEL);
        fs::write(out.join(language.file_name().unwrap_or_default()), packed)?;
    }
    Ok(())
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
