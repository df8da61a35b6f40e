#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Gathers in out/gpu-pack what a machine with a GPU needs to run, check and time
# bundles: the two tools that need no MLIR, the bundles and scripts. Kernels are
# compiled here, not there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

pack=out/gpu-pack
limit=$((40 * 1024 * 1024))

usage() {
  cat <<'END'
usage: ./dev gpu-pack [BUNDLE | IN.mlir | FOLDER]...

BUNDLE is a folder that sinter-compile made. A program IN.mlir, or each one in
FOLDER, is compiled, and what sinter-eval computes from the same seed goes along
for comparison. Default: kernels/steps/llama_tiny_trainstep.mlir, compiled.
END
}

die() {
  printf 'gpu-pack: error: %s\n' "$*" >&2
  exit 1
}

# Only the C library may be needed there.
check_portable() {
  local foreign
  foreign=$(ldd "$1" | awk '{ print $1 }' |
    grep -vE '^(linux-vdso|lib(c|m|dl|pthread|rt)\.so|/lib.*/ld-linux)' || true)
  [[ -z $foreign ]] || die "$1 needs other libraries: $foreign"
}

bundles=()
programs=()
for argument in "$@"; do
  case $argument in
  -h | --help)
    usage
    exit
    ;;
  -*) die "unknown option $argument" ;;
  esac
  if [[ -f $argument/manifest.json ]]; then
    bundles+=("$argument")
  elif [[ -e $argument ]]; then
    programs+=("$argument")
  else
    die "no such bundle, program or folder: $argument"
  fi
done
(($#)) || bundles=(out/llama_tiny_trainstep)

rm -rf "$pack"
mkdir -p "$pack/bin" "$pack/bundles" "$pack/expected"
cp test/GPU/check_bundles.py "$pack/"

if ((!$#)); then
  build/bin/sinter-compile kernels/steps/llama_tiny_trainstep.mlir \
    -o "${bundles[0]}" --target=h200
fi
for bundle in "${bundles[@]}"; do
  name=$(basename "$(realpath "$bundle")")
  mkdir "$pack/bundles/$name" 2>/dev/null || die "two bundles are called $name"
  for part in manifest.json constants.bin kernels recipe.json; do
    if [[ -e $bundle/$part ]]; then
      cp -r "$bundle/$part" "$pack/bundles/$name/"
    fi
  done
done
if ((${#programs[@]})); then
  emit=ptx
  PATH=$PATH:/usr/local/cuda/bin command -v ptxas >/dev/null && emit=cubin
  python3 test/GPU/make_pack.py "$pack" --tools=build/bin --emit="$emit" \
    --jobs="$(nproc)" "${programs[@]}"
fi
for tool in sinter-run sinter-compare; do
  check_portable "build/bin/$tool"
  strip -o "$pack/bin/$tool" "build/bin/$tool"
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
  "$pack" "$(find "$pack/bundles" -mindepth 1 -maxdepth 1 | wc -l)" "$size"
