let grammars: [Grammar] = []
let ownCases: [WorstInput] =
  ["outlines.ttf", "layers.ttf"].flatMap { name in
    let font = try! FontFile(name)
    return font.tables.map(\.tag).flatMap { tag in
      [(0 as UInt8, "zeros"), (255, "ones"), (1, "more")].map { byte, what in
        WorstInput(name: "\(name), \(tag): \(what)") { bytes in
          var font = font
          font[tag] = (what == "more" ? font[tag] : Array(font[tag].prefix(16))) + Array(repeating: byte, count: bytes)
          return font.bytes
        }
      }
    }
  } + [
    WorstInput(name: "glyphs in each other") { try! FontFile.chain(levels: 14, parts: min(8 + $0 / 84, 600)).bytes },
    WorstInput(name: "a chain of glyphs") { try! FontFile.chain(levels: min(17 + $0 / 20, 65_000), parts: 1).bytes },
    WorstInput(name: "one glyph in another many times") {
      try! FontFile.chain(levels: 1, parts: $0 / 6 + 1).bytes
    },
  ]
