let grammars = [
  Grammar(
    name: "lines",
    pieces: [
      "click 1 2\n", "#\n", "\n", " ", "a", "a ", "key a\n", "key ctrl+\n", "text a\n", "text \"\n", "wait 1\n",
      "frames 1\n",
      "drag 1 2 3 4 0.1\n", "scroll 1 1 0 1\n", "resize 9 9\n", "snapshot a\n", "é\n", "\r\n", "\t", "\u{301}",
      "frames 999999\n",
      "drag 1 2 3 4 2\n", "wait 3600\n", "\"",
    ]),
  Grammar(name: "text", beginning: "text \"", end: "\"", pieces: ["a", "\\\"", "\\n", "👨‍👩‍👧", "\u{301}", "\\", " ", "é"]),
  Grammar(name: "word", beginning: "text ", pieces: ["a", "\u{301}", "\\", "#"]),
  Grammar(name: "key", beginning: "key ", pieces: ["ctrl+", "+", "a", "shift+ctrl+"]),
  Grammar(name: "number", beginning: "wait ", pieces: ["1", "0", ".", "1e", "-", " 1"]),
  Grammar(name: "comment", beginning: "# ", pieces: ["a", "#", " "]),
]
let ownCases: [WorstInput] = []
