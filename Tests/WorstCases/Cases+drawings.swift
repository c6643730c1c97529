private let drawnAtMost = "500,000 segments and 5,000 shapes are drawn, whatever uses them"
private let svg = "<svg viewBox='0 0 9 9'><rect width='1' height='1'/>"

private func shapes(_ name: String, _ beginning: String, _ end: String, _ pieces: [String]) -> Grammar {
  Grammar(name: name, beginning: svg + beginning, end: end + "</svg>", pieces: pieces)
}

let grammars = [
  Grammar(
    name: "XML", beginning: svg, end: "</svg>",
    pieces: [
      "<", "<a", "<a>", "</a>", "<a/>", "<!--", "-->", "<![CDATA[", "]]>", "<?", "<!", "&", "&amp;", "<a b='",
      "<a b='c'>",
      "text ", "<a:b>", "<a ", "='", ":", "<g>", "<style>", "</style>", "<style>a", "<svg>", "<a b=", "<a /", "<?a?>",
    ],
    pairs: [
      ("<g>", "</g>"), ("<g transform='scale(1)'>", "</g>"), ("<svg>", "</svg>"), ("<style>", "</style>"),
      ("<g fill='red' stroke='blue'>", "</g>"), ("<g id='a§'>", "</g>"), ("<!--", "-->"),
    ]),
  // Beyond the 64 levels in which the beginning of an end is looked for.
  Grammar(name: "ends of others", beginning: svg, end: "</svg>", pieces: [], pairs: [("<a>", "</b>")], scale: 10),
  shapes(
    "shapes", "<g>", "</g>",
    [
      "<rect width='1' height='1'/>", "<rect width='1' height='1' rx='1'/>", "<circle r='1'/>",
      "<ellipse rx='1' ry='2'/>",
      "<line x2='1' stroke='red'/>", "<polygon points='0 0 1 1 2 0'/>", "<path d='M0 0l1 1'/>",
      "<path d='M0 0a1 1 0 0 0 1 1'/>",
      "<rect id='a§' width='1' height='1' class='a'/>", "<use href='#a'/>",
      "<rect width='1' height='1' style='fill:red'/>",
      "<rect width='1' height='1' fill='url(#a)'/>", "<g id='a§'/>", "<text>a</text>", "<title/>",
      "<rect width='1' height='1' stroke='red' stroke-dasharray='0.001'/>",
      "<path d='M0 0C1 1 2 2 3 3' stroke='red' stroke-width='9'/>",
    ]),
  shapes(
    "attributes", "<rect width='1' height='1' ", "/>",
    ["a='b' ", "a§='b' ", "fill='red' ", "a ", "= ", "'' ", "x:a§='b' "]),
  shapes("value", "<rect width='1' height='1' a='", "'/>", ["a", " ", "&amp;", "é"]),
  shapes("name", "<", "/>", ["a", ":", "a:"]),
  shapes(
    "path", "<path stroke='red' d='M0 0", "'/>",
    [
      "l1 1", "M1 1", "L1 1z", "h1", "v1", "c1 1 2 2 3 3", "s1 1 2 2", "q1 1 2 2", "t1 1", "a1 1 0 0 0 1 1",
      "A9 9 0 1 1 0 0", "z",
      " ", ",", "1", "1.", "-", "l", ".1", "1e1", "l1e8 1", "e", "x", "l0 0", "a1e8 1 0 0 0 1 1", "l1 1l-1 -1",
    ]),
  shapes("points", "<polygon points='", "'/>", ["1 ", "0 0 1 1 ", "1,", "-1", ".1", "x"]),
  shapes(
    "style", "<rect width='1' height='1' style='", "'/>",
    ["fill:red;", ";", ":", "a:b;", "a", " ", "fill:url(#a);", "fill:"]),
  shapes("class", "<style>.a{fill:red}</style><rect width='1' height='1' class='", "'/>", ["a ", "b ", " ", "a§ "]),
  shapes(
    "sheet", "<style>", "</style><rect width='1' height='1' class='a'/>",
    [
      ".a{fill:red}", ".a§{fill:red}", ".a,", ".a§,", "{", "}", ";", ".a{", "/*", "/* */", "*/", "@a{",
      ".a .b{fill:red}", "a",
      ".a{fill:red;fill:blue}", ".a{x§:y}",
    ]),
  shapes(
    "transform", "<g transform='", "'><rect width='1' height='1'/></g>",
    ["scale(1)", "(", ")", "rotate(1 ", "matrix(", "1 ", "a", ",", "translate(1)"]),
  shapes(
    "colour", "<rect width='1' height='1' fill='", "'/>",
    ["rgb(", "1,", "#f", " ", "a", "rgb(1,", ")", "url(#a) ", "%"]),
  shapes("number", "<rect height='1' width='", "'/>", ["1", "0", ".", "-", "e", " ", "1e"]),
  shapes(
    "gradient", "<linearGradient id='a'>", "</linearGradient><rect width='1' height='1' fill='url(#a)'/>",
    ["<stop/>", "<stop offset='0.§' stop-color='red'/>", "<stop style='stop-color:red'/>", "<a/>"]),
]

let ownCases = [
  WorstInput("uses of one path", exception: drawnAtMost, svg + "<defs>", "</svg>") { bytes in
    "<path id='p' d='M0 0\(Grammar.repeated("l1 1", bytes / 2))'/></defs>"
      + String(repeating: "<use href='#p'/>", count: bytes / 32)
  },
  WorstInput("uses of uses", exception: drawnAtMost, svg, "</svg>") { bytes in
    "<defs><g id='g0'><rect width='1' height='1'/></g>"
      + (1..<max(bytes / 120, 2)).map { level in
        "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 5) + "</g>"
      }.joined() + "</defs><use href='#g\(max(bytes / 120, 2) - 1)'/>"
  },
  WorstInput("uses in themselves", svg, "</svg>") { bytes in
    "<g id='a'>" + String(repeating: "<use href='#a'/>", count: bytes / 16) + "</g>"
  },
  WorstInput("gradients in each other", svg, "</svg>") { bytes in
    (0..<bytes / 60).map { "<linearGradient id='g\($0)' href='#g\($0 + 1)'/>" }.joined()
      + "<rect width='1' height='1' fill='url(#g0)'/>"
  },
  WorstInput("gradients in each other, many times", svg, "</svg>") { bytes in
    (0..<bytes / 120).map { "<linearGradient id='g\($0)' href='#g\($0 + 1)'/>" }.joined()
      + String(repeating: "<rect width='1' height='1' fill='url(#g0)'/>", count: bytes / 80)
  },
  WorstInput("stops × shapes", svg, "</svg>") { bytes in
    "<linearGradient id='g'>\(Grammar.repeated("<stop/>", bytes / 2))</linearGradient>"
      + String(repeating: "<rect width='1' height='1' fill='url(#g)'/>", count: bytes / 80)
  },
  WorstInput("classes × elements", svg, "</svg>") { bytes in
    "<style>" + Grammar.repeated(".a§{fill:red;stroke:blue}", bytes / 3) + "</style>"
      + String(
        repeating: "<rect width='1' height='1' class='\((0..<64).map { "a\($0)" }.joined(separator: " "))'/>",
        count: bytes / 330)
  },
  WorstInput("style in groups", svg, "</svg>") { bytes in
    let style = String(repeating: "x", count: 400)
    return "<g fill='\(style)' stroke='\(style)' color='\(style)'>"
      + String(repeating: "<rect width='1' height='1'/>", count: bytes / 28) + "</g>"
  },
  WorstInput("strokes of one path", svg, "</svg>") { bytes in
    "<path stroke='red' stroke-width='100' stroke-linejoin='round' stroke-linecap='round' d='M0 0\(Grammar.repeated("c9 9 -9 9 0 0", bytes))'/>"
  },
  WorstInput("large outlines", svg, "</svg>") { bytes in
    "<path fill-rule='evenodd' d='M0 0\(Grammar.repeated("L9 §L0 -§", bytes))'/>"
  },
]
