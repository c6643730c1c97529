private let own = #"{"format":"apus-dashboard","version":1,"title":"T","#
private let datadog = #"{"title":"D","layout_type":"ordered","#
private let grafana = #"{"title":"G","schemaVersion":36,"#

private func within(_ name: String, _ beginning: String, _ end: String, _ pieces: [String], scale: Int = 1) -> Grammar {
  Grammar(name: name, beginning: beginning, end: end, pieces: pieces, scale: scale)
}

/// A widget of ours, of Datadog's and of Grafana's, open inside its definition.
private let widget = own + #""widgets":[{"id":"w","kind":"timeseries","definition":{"#
private let query = own + #""widgets":[{"id":"w","kind":"timeseries","definition":{"requests":[{"data":{"#
private let request = datadog + #""widgets":[{"id":1,"definition":{"type":"timeseries","requests":[{"#
private let panel = grafana + #""panels":[{"id":1,"type":"timeseries","#

let grammars = [
  within(
    "our widgets", own + #""widgets":["#, "{}]}",
    [
      #"{"id":"a§","kind":"text","definition":{"content":"x"}},"#, #"{"id":"a","kind":"text"},"#, "{},", "0,",
      #"{"kind":"a§"},"#,
      #"{"id":"a","kind":"timeseries","frame":[0,§,6,3]},"#, #"{"id":"a","kind":"timeseries","frame":[0,0,12,9e9]},"#,
      #"{"kind":"group","definition":{"widgets":[{"kind":"text"}]}},"#,
      #"{"kind":"embed","definition":{"url":"http://a/§"}},"#,
      #"{"kind":"sankey"},"#, #"{"kind":"table","definition":{"columns":[{},{}]}},"#, #"{"kind":"slo"},"#,
    ]),
  Grammar(
    name: "our groups", beginning: own + #""widgets":["#, end: "]}", pieces: [],
    pairs: [(#"{"kind":"group","definition":{"widgets":["#, "]}}")]),
  within(
    "our members", own, #""widgets":[]}"#, [#""a§":0,"#, #""widgets":[],"#, #""title":"a","#, #""layout":{"a§":1},"#]),
  within(
    "our variables", own + #""variables":["#, #"{}],"widgets":[]}"#,
    [#"{"name":"a§"},"#, #"{"name":"a","defaults":["b","c"]},"#, "{},", #"{"name":"a","available":["§"]},"#]),
  within("our title", own + #""description":""#, #"","widgets":[]}"#, ["a", "$", "${a}", "\\n", "é"]),
  within(
    "our links", own + #""widgets":[{"kind":"text","links":["#, "{}]}]}",
    [#"{"title":"a","url":"http://a/§"},"#, "{},"]),
  within(
    "our requests", widget + #""requests":["#, "{}]}}]}",
    [
      "{},", #"{"data":{}},"#, #"{"data":{"queries":[{"name":"a§"}]}},"#, #"{"overrides":[{}]},"#,
      #"{"style":{"dash":"dashed"}},"#,
    ]),
  within(
    "our queries", query + #""queries":["#, "{}]}}]}}]}",
    [
      #"{"name":"a§","text":"up"},"#, #"{"name":"a","text":"sum by (a) (up)"},"#, "{},",
      #"{"name":"a","group-by":["b§","c"]},"#,
    ]),
  within(
    "our query", query + #""queries":[{"name":"a","text":""#, #""}]}}]}}]}"#,
    ["a", "a+", "(", "$job", "${job", "${job}", "[["]),
  within(
    "our groups by", query + #""queries":[{"name":"a","group-by":["#, #""z"]}]}}]}}]}"#, [#""a","#, #""a§","#, "0,"]),
  within(
    "our formulas", query + #""queries":[{"name":"a"}],"formulas":["#, "{}]}}]}}]}",
    [#"{"text":"a"},"#, #"{"text":"a+a+a+a"},"#, "{},", #"{"text":"a","limit":§},"#]),
  Grammar(
    name: "our formula", beginning: query + #""queries":[{"name":"a"}],"formulas":[{"text":""#, end: #""}]}}]}}]}"#,
    pieces: ["a", "a+", "-", "(", "f(", "1", "1e", ",", " ", "a*(", "'", "a.", "default_zero("],
    pairs: [("(", ")"), ("f(", ")")]),
  within(
    "our alias", query + #""queries":[{"name":"a","alias":""#, #""}]}}]}}]}"#,
    ["{{a}}", "{{", "}}", "{{a", "a", "{", "$"]),
  within(
    "our markers", widget + #""markers":["#, "{}]}}]}", [#"{"position":§},"#, #"{"position":{"from":§}},"#, "{},"]),
  within(
    "our overrides", widget + #""requests":[{"overrides":["#, "{}]}]}}]}",
    [#"{"matcher":{"pattern":"a*"},"properties":[{"hidden":true}]},"#, #"{"matcher":{"name":"a§"}},"#, "{},"]),
  within(
    "our properties", widget + #""requests":[{"overrides":[{"matcher":{"name":"a"},"properties":["#, "{}]}]}]}}]}",
    [#"{"hidden":true},"#, #"{"display-name":"§"},"#, "{},"]),
  within(
    "Datadog widgets", datadog + #""widgets":["#, "{}]}",
    [
      #"{"id":§,"definition":{"type":"note","content":"a"}},"#, "{},", #"{"definition":{"type":"a§"}},"#,
      #"{"definition":{}},"#,
      #"{"definition":{"type":"group","widgets":[{}]}},"#,
      #"{"definition":{"type":"toplist","requests":[{"q":"avg:a{*}"}]}},"#,
      #"{"definition":{"type":"image","url":"http://a"},"layout":{"x":0,"y":§,"width":9,"height":9}},"#,
    ]),
  Grammar(
    name: "Datadog groups", beginning: datadog + #""widgets":["#, end: "]}", pieces: [],
    pairs: [(#"{"definition":{"type":"group","widgets":["#, "]}}")]),
  within(
    "Datadog requests", datadog + #""widgets":[{"id":1,"definition":{"type":"timeseries","requests":["#, "{}]}}]}",
    [
      #"{"q":"avg:a{*}"},"#, "{},",
      #"{"queries":[{"query":"avg:a{*} by {b}","name":"a"}],"formulas":[{"formula":"a"}]},"#,
    ]),
  within(
    "Datadog query", request + #""q":""#, #""}]}}]}"#,
    [
      "avg:a{*}", "avg:a{*},", "{", "}", "{}", "(", ",", "a", "avg:a{*} by {b§}", " by {", "'", "top(", ")", ".rollup(",
      ".", "[",
      "b", "a:", "avg:a{*}+",
    ]),
  within(
    "Datadog by", request + #""q":"avg:a{*} by {"#, #"}"}]}}]}"#, ["a,", "a§,", ",", "a", " "]),
  within(
    "Datadog formula", request + #""queries":[{"query":"a{*}","name":"a"}],"formulas":[{"formula":""#, #""}]}]}}]}"#,
    ["a", "(", "top(", "a+", "'", ",", ")", "anomalies(a, 'b', 2)", "-", "1"]),
  within(
    "Datadog markers", datadog + #""widgets":[{"definition":{"type":"timeseries","requests":[],"markers":["#, "{}]}}]}",
    [#"{"value":"y = §"},"#, #"{"value":"1 < y < 2","label":" m "},"#, "{},"]),
  within(
    "Datadog marker", datadog + #""widgets":[{"definition":{"type":"timeseries","requests":[],"markers":[{"value":""#,
    #""}]}}]}"#,
    ["y", "<", " ", "1", "=", "y < "]),
  within(
    "Datadog variables", datadog + #""template_variables":["#, #"{}],"widgets":[]}"#,
    [#"{"name":"a§"},"#, #"{"name":"a","available_values":["§"]},"#, "{},"]),
  within(
    "Datadog note", datadog + #""widgets":[{"definition":{"type":"note","content":""#, #""}}]}"#,
    ["a", "*", "{{a}}", "\\n", "%", "<"]),
  within(
    "Grafana panels", grafana + #""panels":["#, "{}]}",
    [
      #"{"id":§,"type":"timeseries"},"#, #"{"type":"row"},"#, #"{"type":"row","collapsed":true,"panels":[{}]},"#, "{},",
      "0,",
      #"{"type":"stat","targets":[{"expr":"up"}]},"#, #"{"type":"graph","yaxes":[{},{}]},"#, #"{"type":"a§"},"#,
      #"{"type":"text","gridPos":{"x":0,"y":§,"w":9,"h":9}},"#, #"{"type":"table","targets":[{}]},"#,
    ]),
  within(
    "Grafana rows", grafana + #""rows":["#, "{}]}",
    [#"{"panels":[{"type":"graph","span":1}]},"#, "{},", #"{"title":"a§","panels":[]},"#]),
  within(
    "Grafana targets", panel + #""targets":["#, "{}]}]}",
    [#"{"refId":"A","expr":"up"},"#, "{},", #"{"refId":"A§","expr":"sum by (a) (b)"},"#]),
  within(
    "Grafana expression", panel + #""targets":[{"expr":""#, #""}]}]}"#,
    [
      "a", "a ", "sum ", "sum by ", "by (", "by (a§,", "by (a)", "by ", "on (a) ", "{", "{a=", "[", "\\\"", "'", "#",
      "\\n", "$", "${",
      "1", "(", " ", "__name__", "sum(", "{__name__='a'}", "sum # ",
    ],
    // The work for a byte grows up to a thousand bytes, then no more.
    scale: 4),
  within("Grafana by", panel + #""targets":[{"expr":"sum by ("#, #"a) (b)"}]}]}"#, ["a,", "a§,", ",", " "]),
  within(
    "Grafana legend", panel + #""targets":[{"expr":"up","legendFormat":""#, #""}]}]}"#,
    ["{{a}}", "{{", "{{a", "}}", "a", "{"]),
  within(
    "Grafana overrides", panel + #""fieldConfig":{"overrides":["#, "{}]}}]}",
    [
      #"{"matcher":{"id":"byName","options":"a§"},"properties":[{"id":"unit","value":"s"}]},"#, "{},",
      #"{"matcher":{"id":"byRegexp","options":"/a/"}},"#,
    ]),
  within(
    "Grafana mappings", panel + #""fieldConfig":{"defaults":{"mappings":["#, "{}]}}}]}",
    [#"{"type":"value","options":{"§":{"text":"a"}}},"#, "{},", #"{"type":"range","options":{"from":1,"to":2}},"#]),
  within(
    "Grafana options", panel + #""fieldConfig":{"defaults":{"mappings":[{"type":"value","options":{"#,
    #""z":{}}}]}}}]}"#,
    [#""§":{"text":"a"},"#, #""a":0,"#]),
  within(
    "Grafana steps", panel + #""fieldConfig":{"defaults":{"thresholds":{"steps":["#, "{}]}}}}]}",
    [#"{"color":"red","value":§},"#, "{},", #"{"value":null},"#]),
  within(
    "Grafana variables", grafana + #""templating":{"list":["#, #"{}]},"panels":[]}"#,
    [
      #"{"name":"a§","type":"query","query":"label_values(up, job)"},"#, #"{"name":"a","options":[{"value":"b"}]},"#,
      "{},",
    ]),
  within(
    "Grafana variable", grafana + #""templating":{"list":[{"name":"a","type":"custom","query":""#,
    #""}]},"panels":[]}"#,
    ["a,", ",", "a", "label_values(", "\\\\,", " : ", "a : b,"]),
  within(
    "Grafana title", panel + #""title":""#, #""}]}"#, ["$a", "${a}", "[[a]]", "$", "${", "[[", "a"]),
  within(
    "Grafana time", grafana + #""time":{"from":"now-"#, #"","to":"now"},"panels":[]}"#, ["1", "h", "1h", "/", "-"]),
  within("Grafana unit", panel + #""fieldConfig":{"defaults":{"unit":""#, #""}}}]}"#, ["a", ":", "s", "/", "prefix:"]),
]
let ownCases = [
  WorstInput("frames one below the other", own + #""widgets":["#, "{}]}") { bytes in
    (0..<bytes / 60).map {
      #"{"id":"a","kind":"text","frame":[\#($0 % 12),\#($0 * 7919 % 1000),\#($0 % 5 + 1),\#($0 % 9)]},"#
    }.joined()
  },
  WorstInput("everything at its limit", own + #""widgets":["#, "{}]}") { bytes in
    let texts = (0..<50).map { #"{"name":"q\#($0)","text":"sum by (a\#($0)) (b)","group-by":["c","d"]}"# }.joined(
      separator: ",")
    let one = #"{"id":"a","kind":"timeseries","definition":{"requests":[{"data":{"queries":[\#(texts)]}}]}},"#
    return String(repeating: one, count: bytes / one.utf8.count)
  },
  WorstInput("Datadog: dimensions × queries", datadog + #""widgets":[{"definition":{"type":"split_group","#, "}}]}") {
    bytes in
    let dimensions = Grammar.repeated(#"{"one_graph_per":"a§"},"#, bytes / 2) + "{}"
    let queries = Grammar.repeated(#"{"query":"a{*}","name":"a"},"#, bytes / 2) + "{}"
    return #""split_config":{"split_dimensions":[\#(dimensions)]},"source_widget_definition":{"type":"timeseries","#
      + #""requests":[{"queries":[\#(queries)]}]}"#
  },
]
