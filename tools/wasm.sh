#!/usr/bin/env bash
# Builds what runs in a browser alone (the games, their drawings and words, exact play without files, the computer players
# and the table) for wasm32-unknown-unknown, and so shows that all of it compiles where there is no system. Not part of
# ./test: it takes Debian's rustc-web and rust-web-src, and builds the standard library from that source (its dependencies
# come from crates.io), since no Debian package has one for WebAssembly that fits.
#
# That compiler is older than ours. What we use and it does not count as stable yet is switched on here, for our crates only;
# when it asks for one more `#![feature(…)]`, the name belongs into `features`.
set -euo pipefail
cd "$(dirname "$0")/.."

target=wasm32-unknown-unknown
crates=(core games words draw solve bots table)
features=const_vec_string_slice,duration_constructors,float_next_up_down,let_chains,slice_as_chunks,unsigned_is_multiple_of

rustc=$(dpkg -L rustc-web 2>/dev/null | grep '/bin/rustc$' || true)
if [ ! -x "$rustc" ] || [ ! -d "$("$rustc" --print sysroot)/lib/rustlib/src/rust/library/std" ]; then
    echo "tools/wasm.sh: Debian's compiler is not there: apt-get install rustc-web rust-web-src" >&2
    exit 1
fi

for crate in "${crates[@]}"; do
    arguments+=(--package "gambol-$crate")
    for profile in dev release; do
        arguments+=(--config "profile.$profile.package.gambol-$crate.rustflags = ['-Zcrate-attr=feature($features)']")
    done
done
# RUSTC_BOOTSTRAP lets stable cargo and rustc take the -Z flags.
RUSTC=$rustc RUSTC_BOOTSTRAP=1 cargo build -Z build-std=std,panic_abort -Z profile-rustflags --ignore-rust-version \
    --lib --target "$target" --target-dir target/wasm "${arguments[@]}" "$@"
echo "built for $target with $("$rustc" --version | cut -d ' ' -f 1,2): ${crates[*]/#/gambol-}"
