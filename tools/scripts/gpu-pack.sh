#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Gathers in out/gpu-pack what a machine with a GPU needs to run, check and time
# bundles: the two tools that need no MLIR, the bundles, their recipes and a
# script. Kernels are compiled here, not there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

pack=out/gpu-pack
limit=$((40 * 1024 * 1024))
default_program=kernels/steps/llama_tiny_trainstep.mlir
program_folders=(kernels/steps kernels/chains test/Oracle/programs ../shared/inputs/stablehlo)

usage() {
  cat <<'END'
usage: ./dev gpu-pack [--oracle] [BUNDLE|IN.mlir]...

BUNDLE is a folder that sinter-compile made; IN.mlir is compiled into out/ first.
Default: kernels/steps/llama_tiny_trainstep.mlir.
--oracle adds the outputs of sinter-eval for each program that is found, so that
the GPU's outputs can be compared there.
END
}

die() {
  printf 'gpu-pack: error: %s\n' "$*" >&2
  exit 1
}

# The program of that name; fails where there is none.
find_program() {
  local folder
  for folder in "${program_folders[@]}"; do
    if [[ -f $folder/$1 ]]; then
      echo "$folder/$1"
      return
    fi
  done
  return 1
}

# Only the C library may be needed there.
check_portable() {
  local foreign
  foreign=$(ldd "$1" | awk '{ print $1 }' |
    grep -vE '^(linux-vdso|lib(c|m|dl|pthread|rt)\.so|/lib.*/ld-linux)' || true)
  [[ -z $foreign ]] || die "$1 needs other libraries: $foreign"
}

oracle=0
bundles=()
for argument in "$@"; do
  case $argument in
  --oracle) oracle=1 ;;
  -h | --help)
    usage
    exit
    ;;
  -*) die "unknown option $argument" ;;
  *) bundles+=("$argument") ;;
  esac
done
((${#bundles[@]})) || bundles=("$default_program")

rm -rf "$pack"
mkdir -p "$pack/bin" "$pack/bundles" "$pack/expected"
cp test/GPU/check_bundles.py "$pack/"
for tool in sinter-run sinter-compare; do
  check_portable "build/bin/$tool"
  strip -o "$pack/bin/$tool" "build/bin/$tool"
done

for bundle in "${bundles[@]}"; do
  if [[ $bundle == *.mlir ]]; then
    [[ -f $bundle ]] || die "no such program: $bundle"
    out=out/$(basename "$bundle" .mlir)
    build/bin/sinter-compile "$bundle" -o "$out" --target=h200
    bundle=$out
  fi
  [[ -f $bundle/manifest.json ]] || die "$bundle is no bundle: no manifest.json"
  name=$(basename "$(realpath "$bundle")")
  mkdir "$pack/bundles/$name" || die "two bundles are called $name"
  for part in manifest.json constants.bin kernels recipe.json; do
    [[ -e $bundle/$part ]] && cp -r "$bundle/$part" "$pack/bundles/$name/"
  done
  if ((oracle)) && program=$(find_program "$name.mlir"); then
    printf '>> sinter-eval %s\n' "$program" >&2
    recipe=()
    [[ -f $bundle/recipe.json ]] && recipe=(--recipe="$bundle/recipe.json")
    build/bin/sinter-eval "$program" --random-inputs=0 "${recipe[@]}" \
      --outputs="$pack/expected/$name.safetensors"
  fi
done

cat >"$pack/run.sh" <<'END'
#!/usr/bin/env bash
# Runs every bundle here on this machine's GPU with random inputs and prints its
# times; outputs go to out/. Where expected/ has the oracle's outputs,
# `python3 check_bundles.py .` compares with them.
# usage: ./run.sh [OPTION of sinter-run]...   (default: --repeat=20)
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
mkdir -p out
(($#)) || set -- --repeat=20
status=0
for bundle in bundles/*/; do
  name=$(basename "$bundle")
  echo "== $name"
  bin/sinter-run "$bundle" --random-inputs=0 \
    --outputs="out/$name.safetensors" "$@" || status=1
done
exit $status
END
chmod +x "$pack/run.sh"

size=$(du -sb "$pack" | cut -f1)
((size < limit)) ||
  die "$pack holds $size bytes, more than $limit: name fewer bundles"
printf '%s: %d bundles, %d bytes; on a machine with a GPU: ./run.sh\n' \
  "$pack" "${#bundles[@]}" "$size"
