# Sourced by every command: the package root, messages, and the toolchain check.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
required_swift=6.2
# Flags of every `swift build` of one run: changing them rebuilds everything.
read -ra build_flags <<<"${APUS_BUILD_FLAGS-}"

# Messages go to stderr: stdout belongs to reports and JSON.
say() { printf '%s\n' "$*" >&2; }
fail() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

# Ends with one sentence unless `swift` starts and is recent enough.
require_swift() {
  local version
  command -v swift >/dev/null ||
    fail "no Swift toolchain is on the PATH; install Swift $required_swift or later (swift.org/install)."
  version=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+(\.[0-9]+)*).*/\1/p' | head -n 1) || true
  [[ -n $version ]] ||
    fail "$(command -v swift) does not start; run \`swift --version\` to see which of its libraries is missing."
  [[ $(printf '%s\n' "$required_swift" "$version" | sort -V | head -n 1) == "$required_swift" ]] ||
    fail "Swift $version is on the PATH, but Apus needs Swift $required_swift or later."
}

# build_with SANITIZER OPTION…: a debug build with it, in .build/SANITIZER.
build_with() {
  # Each rule and value is a block of its own, so that a use beyond its end or after its life is seen.
  swift build --sanitize="$1" --scratch-path ".build/$1" -Xswiftc -DAPUS_SEPARATE_PAYLOADS "${build_flags[@]}" "${@:2}" >&2 ||
    fail "the build failed."
}

# release build|test PACKAGE [OPTION…]: a package (this one is `.`) in release. All share a folder, so that the engine is built
# once for them, and tests run what ./run and ./bench run. Recordings find lines and inlined getters by debug
# information, whatever debug builds have.
release() {
  local command=$1 package=$2 scratch=$root/.build/programs
  shift 2
  [[ $command != test ]] || set -- --disable-testable-imports "$@"
  mkdir -p "$scratch"
  (
    flock 9
    # The package manager may take the plan that it made for one package for that of the next.
    [[ $(cat "$scratch/planned" 2>/dev/null) == "$package" ]] || rm -f "$scratch"/release.yaml "$scratch"/*/release/description.json
    printf '%s\n' "$package" >"$scratch/planned"
    swift "$command" --package-path "$package" --scratch-path "$scratch" -c release "${build_flags[@]}" \
      -debug-info-format dwarf "$@" 9>&-
  ) 9>"$scratch/lock"
}
release_programs() { swift build --scratch-path "$root/.build/programs" -c release --show-bin-path; }

# built PRODUCT: builds a product of this package in release; what it prints is the folder that has it.
built() {
  release build . --product "$1" >&2 || fail "$1 does not build."
  release_programs
}

# importing FOLDER: the compiler's options, as `importing`, for a file that imports what a build left in the folder.
importing() {
  local target name includes
  importing=(-I "$1/Modules" -load-plugin-executable "$1/SwiftUIMacros-tool#SwiftUIMacros")
  for target in "$root"/Sources/C*/; do
    name=$(basename "$target")
    if [[ -f $target/module.modulemap ]]; then
      importing+=(-I "$target")
    elif [[ -f $target/include/module.modulemap ]]; then
      importing+=(-I "$target/include")
    elif [[ -f $1/$name.build/module.modulemap ]]; then
      importing+=(-Xcc "-fmodule-map-file=$1/$name.build/module.modulemap")
    fi
  done
  read -ra includes < <(pkg-config --cflags-only-I harfbuzz freetype2 fontconfig fribidi libpng sqlite3 dbus-1)
  importing+=("${includes[@]}")
}
