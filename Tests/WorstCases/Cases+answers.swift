private func prometheus(_ kind: String, _ list: String = "") -> (String, String) {
  (#"{"status":"success","data":{"resultType":"\#(kind)","result":[\#(list)"#, "]}}")
}

private func grammar(_ name: String, _ around: (String, String), _ pieces: [String], _ pairs: [(String, String)] = [])
  -> Grammar
{
  Grammar(name: name, beginning: around.0, end: around.1, pieces: pieces, pairs: pairs)
}

let grammars = [
  grammar(
    "JSON", ("", ""),
    [
      "[", "{", "{\"\":", "\"", "\\", "1", "-", "1e", "[0],", ",", "\"a\",", "{\"a§\":0},", "true", " ", "\n",
      "\u{FEFF}",
    ],
    [("[", "]"), ("{\"a\":", "}"), ("[[],", "]")]),
  grammar("JSON list", ("[", "0]"), ["0,", "[],", "{},", "\"\",", "\"a§\",", "0.§,", "1e§,", "[0],", "{\"a\":0},"]),
  grammar("JSON string", ("[\"", "\"]"), ["a", "\\n", "\\u0041", "\\ud83d\\ude00", "\\ud800", "é", "\u{301}", "\\\\"]),
  grammar("JSON number", ("[", "]"), ["1", "0", "1."], []),
  grammar("JSON members", ("{", "\"z\":0}"), [#""a§":0,"#, #""a":0,"#, #""":"","#, #""a§":{},"#, #""a§":[§],"#]),
  Grammar(
    name: "vector", beginning: prometheus("vector").0, end: prometheus("vector").1,
    pieces: [
      #"{"metric":{"l§":"v"},"value":[0,"1"]},"#, #"{"metric":{},"value":[0,"1"]},"#,
      #"{"metric":{"a":"v§","b":"w§"},"value":[§,"§"]},"#, #"{"metric":{"le":"§"},"value":[0,"1"]},"#, "{},", "0,",
      #"{"metric":{"a":"v"},"value":[0,"1e§"]},"#,
    ],
    // Beyond the 64 labels that a table has room for.
    scale: 40),
  grammar(
    "labels", prometheus("vector", #"{"value":[0,"1"],"metric":{"#), [#""l§":"v","#, #""l":"v§","#]),
  grammar(
    "matrix", prometheus("matrix"),
    [
      #"{"metric":{"l§":"v"},"values":[[0,"1"]]},"#, #"{"metric":{},"values":[[§,"1"]]},"#,
      #"{"metric":{"a":"§"},"values":[]},"#, #"{"metric":{"a":"§"},"values":[[0,"1"],[15,"2"],[3000,"1"]]},"#,
    ]),
  grammar(
    "points", (prometheus("matrix", #"{"metric":{},"values":["#).0, "[99999999,\"1\"]]}]}}"),
    [#"[§,"1"],"#, #"[§0,"NaN"],"#, #"[0,"1"],"#, "[§,\"1.000000000000000000000001\"],", "[],", #"[-§,"1"],"#]),
  grammar(
    "warnings", (#"{"status":"success","data":{"resultType":"vector","result":[]},"warnings":["#, "\"\"]}"),
    [#""w§","#, #""w","#]),
  grammar(
    "Datadog", (#"{"status":"ok","series":["#, "{}]}"),
    [
      #"{"metric":"m","scope":"host:§","pointlist":[[1000,1.5]]},"#,
      #"{"metric":"m","tag_set":["a§:b"],"pointlist":[]},"#, "{},",
      #"{"metric":"m§","interval":§,"pointlist":[[§,§]]},"#,
    ]),
  grammar(
    "Datadog scope", (#"{"status":"ok","series":[{"metric":"m","pointlist":[[0,1]],"scope":""#, #""}]}"#),
    ["a:b,", "a§:b,", ",", ":", "{", "a"]),
  grammar(
    "Datadog tags", (#"{"status":"ok","series":[{"metric":"m","pointlist":[[0,1]],"tag_set":["#, #"""]}]}"#),
    [#""a:b","#, #""a§:b","#, #""","#]),
  grammar(
    "Datadog points", (#"{"status":"ok","series":[{"metric":"m","scope":"*","pointlist":["#, "[9e15,1]]}]}"),
    ["[§,1],", "[§000,null],", "[0,1],", "[],", "[-§,1],"]),
  grammar(
    "Datadog columns", (#"{"data":{"attributes":{"columns":["#, "{}]}}}"),
    [
      #"{"name":"g§","type":"group","values":[["a"]]},"#, #"{"name":"n","type":"number","values":[1]},"#, "{},",
      #"{"name":"g","type":"group","values":[["a","b"],["c"]]},"#,
    ]),
  grammar(
    "Datadog rows",
    (#"{"data":{"attributes":{"columns":[{"name":"n","type":"number","values":["#, "0]}]}}}"), ["§,", "null,", "[],"]),
  grammar(
    "Datadog groups",
    (#"{"data":{"attributes":{"columns":[{"name":"n","type":"group","values":["#, "[]]}]}}}"),
    [#"["a"],"#, #"["a§"],"#, #"["a","b","c"],"#, "[],"]),
  grammar(
    "Datadog series", (#"{"data":{"attributes":{"times":[0,1],"values":[],"series":["#, "{}]}}}"),
    [#"{"group_tags":["a:§"],"query_index":0},"#, #"{"query_index":§},"#, "{},"]),
]
let ownCases = [
  // Half of the text is rows, half is labels of the first one.
  WorstInput("rows × labels") { bytes in
    let around = prometheus("vector")
    let labels = Grammar.repeated(#""l§":"v","#, bytes / 2).dropLast()
    let rows = Grammar.repeated(#","value":[0,"1"]},{"metric":{}"#, bytes / 2)
    return around.0 + #"{"metric":{\#(labels)}\#(rows),"value":[0,"1"]}"# + around.1
  },
  WorstInput("columns × rows") { bytes in
    let rows = Grammar.repeated("1,", bytes / 2).dropLast()
    let columns = Grammar.repeated(#","values":[]},{"type":"number""#, bytes / 2)
    return
      #"{"data":{"attributes":{"columns":[{"type":"number","values":[\#(rows)]},{"type":"number"\#(columns),"values":[]}]}}}"#
  },
  WorstInput("times × series") { bytes in
    let times = Grammar.repeated("§,", bytes / 2).dropLast()
    let series = Grammar.repeated("{},", bytes / 4).dropLast()
    let values = Grammar.repeated("[],", bytes / 4).dropLast()
    return #"{"data":{"attributes":{"times":[\#(times)],"series":[\#(series)],"values":[\#(values)]}}}"#
  },
]
