#!/usr/bin/env bash
# Makes the files of Gunst that come along with the program from nothing, one after the other: each is built upon the one before.
# It prints their hashes, which docs/gunst-proof.md names. How long that takes is said there too. The proof of the whole game,
# four.bin, is not made but checked: `gambol solve gunst --verify all`.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=crates/solve/src/gunst
make() { cargo run --release --quiet -p gambol-solve --example gunst_make -- "$@"; }

make last "$folder/last.bin"
rm "$folder/last.bin.part"
make floors "$folder/plan/floors.bin"
rm "$folder/plan/floors.bin.one"
make proof 2 "$folder/plan/proof/two.bin"
make proof 3 "$folder/plan/proof/three.bin"
