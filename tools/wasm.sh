#!/usr/bin/env bash
# Builds what runs in a browser alone (the games, their drawings and words, exact play without files, the computer players
# and the table) for wasm32-unknown-unknown, and so shows that none of it needs a clock, threads or files. Not part of ./test:
# where the toolchain has no standard library for WebAssembly, the one of the same version is fetched from rust-lang.org into
# target/wasm-std (21 MB), which the toolchain itself does not notice.
set -euo pipefail
cd "$(dirname "$0")/.."

target=wasm32-unknown-unknown
crates=(core games words draw solve bots table)

if ! ls "$(rustc --print target-libdir --target "$target")"/libstd-*.rlib >/dev/null 2>&1; then
    version=$(rustc --version | cut -d ' ' -f 2)
    name=rust-std-$version-$target
    sysroot=$PWD/target/wasm-std/$name/rust-std-$target
    if [ ! -d "$sysroot" ]; then
        mkdir -p target/wasm-std
        (
            cd target/wasm-std
            for file in "$name.tar.xz" "$name.tar.xz.sha256"; do
                curl --fail --silent --show-error --location --remote-name "https://static.rust-lang.org/dist/$file"
            done
            echo "$(cut -c 1-64 "$name.tar.xz.sha256")  $name.tar.xz" | sha256sum --check --quiet
            tar --extract --xz --file "$name.tar.xz"
        )
    fi
    export RUSTFLAGS="--sysroot=$sysroot ${RUSTFLAGS:-}"
fi

for crate in "${crates[@]}"; do
    arguments+=(--package "gambol-$crate")
done
exec cargo build --lib --target "$target" --target-dir target/wasm "${arguments[@]}" "$@"
