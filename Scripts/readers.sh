# Sourced by Scripts/fuzz and Scripts/test-worst-cases: programs that give one input to one reader.

readers=(answers columns dashboards drawings fonts messages notes pictures records scripts series settings traces values)

# choose [READER…]: those, or all, in `chosen`; and in `needed`, a line for each target of the package: its name, and those that it is
# made of.
choose() {
  local reader
  needed=$(swift package --scratch-path .build/readers dump-package | python3 Scripts/targets.py) ||
    fail "the package's targets could not be read."
  export needed
  chosen=("$@")
  ((${#chosen[@]})) || chosen=("${readers[@]}")
  for reader in "${chosen[@]}"; do
    [[ " ${readers[*]} " == *" $reader "* ]] || fail "'$reader' is no reader; there are ${readers[*]}."
  done
}

# What has all targets that readers are linked with; no product does.
reader_targets=(UICore SVGFormat Renderer DashboardSources ChatMatrix ApusTool)

# parts TARGET…: those, and the targets that they are made of.
parts() { for target in "$@"; do grep -E "^$target( |$)" <<<"$needed"; done | tr ' ' '\n' | sort -u; }

# The sources of what is done with an input, its compiler's options, and the targets that it is linked with, each with all that it
# is made of.
describe() {
  local tests=Tests/Fuzz name=${1^} module
  sources=("$tests/Fuzz$name.swift") options=()
  case $1 in
  answers) targets=DashboardFormat ;;
  columns | series) sources+=("$tests"/{InputFile,ColumnTable+Use}.swift) targets=GraphData ;;
  dashboards) targets=DashboardSources ;;
  drawings)
    # The view of dashboards, with what it needs of SwiftUI.
    sources+=(Sources/Dashboards/Pictures/DrawingView.swift)
    options+=(-module-alias SwiftUI=UICore)
    for module in Foundation Geometry; do options+=(-Xfrontend -import-module -Xfrontend "$module"); done
    targets='UICore Renderer'
    ;;
  fonts) sources+=("$tests/InputFile.swift") targets=TextLayout ;;
  messages) targets='ChatMatrix DashboardFormat' ;;
  notes) targets=DashboardFormat ;;
  pictures) sources+=("$tests/InputFile.swift") targets=UICore ;;
  records) sources+=("$tests"/{Repair,Uses}.swift) targets=ApusTool ;;
  scripts) targets=UICore ;;
  settings | values) sources+=("$tests"/{InputFile,StoredForm+Use}.swift) targets=UICore ;;
  traces) targets=TraceFormat ;;
  esac
}

# objects_of TARGET PRODUCTS: those of its sources, without what sources that are gone have left. One that is only a header has none.
objects_of() {
  local folder=$2/$1.build
  local map=$folder/output-file-map.json
  [[ -d $folder ]] || return 0
  if [[ ! -f $map ]]; then
    ls "$folder"/*.o
    return
  fi
  # One for each source, or one for the target.
  sed -nE 's/^ *"object" *: *"(.*)",?$/\1/p' "$map" | while read -r object; do
    [[ ! -f $object ]] || echo "$object"
  done
}

# link READER PRODUCTS PROGRAM [SOURCE or option…]: makes the program from the reader's sources and these.
link() {
  local reader=$1 products=$2 program=$3 target map
  local -a sources objects=() options
  local targets
  shift 3
  describe "$reader"
  for target in $(parts $targets); do mapfile -t -O "${#objects[@]}" objects < <(objects_of "$target" "$products"); done
  for map in Sources/C*/module.modulemap "$products"/C*.build/module.modulemap; do
    options+=(-Xcc "-fmodule-map-file=$map")
  done
  for map in $(pkg-config --cflags freetype2 harfbuzz fontconfig fribidi); do options+=(-Xcc "$map"); done
  swiftc -wmo -parse-as-library -module-name Fuzz -package-name fuzz -use-ld=lld -I "$products/Modules" \
    "${options[@]}" "${sources[@]}" "${objects[@]}" "$@" -l_FoundationICU -lz -o "$program"
}
