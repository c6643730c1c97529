let grammars = [
  Grammar(
    name: "CSV",
    pieces: [
      "a,", "\"", "\"\"", "\"a\",", "\"a\"\n", "1,2,3\n", "§,1\n", "§,1,\n", "a§,", "\n", ",", ";", "\t", "\r", "\r\n",
      "a;b\n",
      "1e§,1\n", "2020-01-01T00:00:00Z,1\n", "1,\"a\"\"b\"\n", "\u{FEFF}", "é,", "1", "-", " ", "2020-01-01 ",
    ]),
  Grammar(
    name: "rows", beginning: "x,a,b\n",
    pieces: [
      "§,1,2\n", "0,1,2\n", "-§,1,2\n", "§,,\n", "§\n", "§,1,2,3,4,5\n", "§,\"1\",2\n", "§,\"\n\",2\n", "a,b,c\n",
      "§,nan,inf\n",
      "2020-01-01T00:00:§Z,1,2\n", "\"§\",1,2\n", "§,1e5,0x1\n", "§ ,1 , 2\n", "§,1.00000000000000000000000000001,2\n",
    ]),
  Grammar(name: "one field", beginning: "x,a\n0,\"", end: "\"\n", pieces: ["a", "\"\"", "\n", "1", ","]),
  Grammar(name: "header", end: "\n1,2\n", pieces: ["a,", "a§,", "\"a§\",", "\"\",", ","]),
  Grammar(
    name: "JSON rows", beginning: "[", end: "[0,1]]",
    pieces: ["[0,1],", "[§,1],", "[],", "[[]],", "[null],", "0,", "["]),
  Grammar(
    name: "JSON column", beginning: "[[", end: "0]]", pieces: ["0,", "§,", "null,", "1e§,", "[],", "\"a\",", "-§,"]),
  Grammar(
    name: "JSON object", beginning: "{\"x\":[0,1],\"columns\":{", end: "\"a\":[1,2]}}",
    pieces: ["\"a§\":[1,2],", "\"a\":[1,2],", "\"\":[],", "\"a§\":0,"]),
  Grammar(
    name: "JSON more", beginning: "{\"x\":[0,1],\"m\":[", end: "0],\"columns\":{\"a\":[1,2]}}",
    pieces: ["0,", "{},", "[],", "\"a\",", "\"\\u0041\",", "true,", "{\"a\":0},"],
    pairs: [("[", "],"), ("{\"a\":", "},")]),
  Grammar(
    name: "JSON name", beginning: "{\"x\":[0],\"columns\":{\"", end: "\":[1]}}",
    pieces: ["a", "\\n", "\\u0041", "é", "\\\\"]),
  Grammar(
    name: "JSON flat", beginning: "[3,\"t\",\"a\",\"b\"", end: "]", pieces: [",0,1,2", ",§,1,2", ",\"a\"", ",null"],
    // Series of 512 points and more have sums of their parts.
    scale: 80),
  Grammar(name: "JSON flat names", beginning: "[100000000,", end: "0]", pieces: ["\"a\",", "\"a§\","]),
]
let ownCases: [WorstInput] = [
  WorstInput("header × rows") { Grammar.repeated("a§,", $0 / 2) + "\n" + Grammar.repeated("0\n", $0 / 2) },
  WorstInput("flat: names × rows") { bytes in
    let count = bytes / 10
    return "[\(count)" + Grammar.repeated(",\"a\"", count * 4) + Grammar.repeated(",0", bytes / 2) + "]"
  },
]
