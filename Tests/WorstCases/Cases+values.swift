/// Behind the byte that chooses the type: text, data, an address, a key.
let grammars = [(3, "text"), (4, "data"), (6, "address"), (7, "key")].map { type, name in
  Grammar(
    name: name, beginning: String(Unicode.Scalar(UInt8(type))) + (type == 6 ? "http://a/" : ""),
    pieces: [
      "a", "&", "<", "\u{1}", "é", "\u{301}", "👨‍👩‍👧", "%20", "/", "../", "]]>", "\n", "\u{FFFF}", ":", "?", "@", "[", "a.",
    ])
}
let ownCases: [WorstInput] = []
