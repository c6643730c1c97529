/// As many keys as the user has settings.
private let copying = "Foundation copies all of the user's defaults at each change"
private let xml = "<?xml version=\"1.0\"?><plist version=\"1.0\">"

let grammars = [
  Grammar(
    name: "XML", beginning: xml + "<dict>", end: "</dict></plist>",
    pieces: [
      "<key>a§</key><string>b</string>", "<key>a</key><true/>", "<key>a§</key><integer>1</integer>",
      "<key>a§</key><array/>", "<key>a§</key><dict><key>b</key><true/></dict>", "<key>a§</key><data>AAAA</data>",
      "<key>a§</key><date>2020-01-01T00:00:00Z</date>", "<key>a§</key><real>1.5</real>", "<!-- -->", " ", "<", "a",
      "&amp;",
      "<key>", "</dict>", "<key>a</key>", "<string/>",
    ], exception: copying),
  Grammar(
    name: "XML value", beginning: xml + "<dict><key>a</key>", end: "</dict></plist>", pieces: [],
    pairs: [("<array>", "</array>"), ("<dict><key>a</key>", "</dict>")],
    exception: "Foundation indents each of 512 levels"),
  Grammar(
    name: "XML list", beginning: xml + "<dict><key>a</key><array>", end: "</array></dict></plist>",
    pieces: [
      "<true/>", "<string>a</string>", "<string>§</string>", "<integer>§</integer>", "<array/>", "<dict/>",
      "<real>1e9</real>",
    ]),
  Grammar(
    name: "XML string", beginning: xml + "<dict><key>a</key><string>", end: "</string></dict></plist>",
    pieces: ["a", "&amp;", "&#65;", "é", "<![CDATA[a]]>", "\n", "\u{301}", "👨‍👩‍👧"]),
  Grammar(
    name: "XML data", beginning: xml + "<dict><key>a</key><data>", end: "</data></dict></plist>",
    pieces: ["AAAA", "\n", " ", "====", "-"]),
  Grammar(
    name: "XML number", beginning: xml + "<dict><key>a</key><integer>", end: "</integer></dict></plist>",
    pieces: ["1", "0", "-", " "]),
  Grammar(
    name: "old", beginning: "{", end: "}",
    pieces: ["a§=b;", "a=b;", "a=(b,c);", "a§={b=c;};", "/* */", "//\n", "\"", "<00>", "a=\"\\U0041\";", " "],
    pairs: [("a={", "};"), ("a=(", ");")], exception: copying),
  Grammar(name: "old list", beginning: "{a=(", end: "z);}", pieces: ["b,", "\"b\",", "(),", "{},", "<00>,"]),
  Grammar(name: "strings", pieces: ["a§=b;\n", "\"a\"=\"b\";\n", "a=\"", "a;"], exception: copying),
]
let ownCases = [
  // A binary list with one list that stands in it many times.
  WorstInput(name: "binary: one list many times") { bytes in
    // Top: a dictionary {"a": array}; the array's elements are all one string.
    let count = min(bytes / 2, 60_000)
    var file = Array("bplist00".utf8)
    file += [0xD1, 1, 2, 0x51, 0x61]
    file += [0xAF, 0x11, UInt8(count >> 8), UInt8(count & 255)] + Array(repeating: 1, count: count)
    let table = file.count
    for place in [8, 11, 13] { file += [UInt8(place >> 8), UInt8(place & 255)] }
    file += [0, 0, 0, 0, 0, 0, 2, 1] + be(3) + be(0) + be(table)
    return file
  }
]

private func be(_ number: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) } }
