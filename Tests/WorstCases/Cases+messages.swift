private let room = #"{"next_batch":"s","rooms":{"join":{"!a:b":{"#

/// A list of a room's: `timeline` or another.
private func grammar(_ name: String, _ list: String, _ pieces: [String], last: String = "{}") -> Grammar {
  Grammar(name: name, beginning: room + #""\#(list)":{"events":["#, end: last + "]}}}}}", pieces: pieces)
}

private func event(_ type: String, _ content: String, _ more: String = "") -> String {
  #"{"event_id":"$§","type":"\#(type)","sender":"@b:c","origin_server_ts":1,"content":\#(content)\#(more)},"#
}

private func message(_ content: (String, String), _ pieces: [String], _ name: String) -> Grammar {
  let start = #"{"event_id":"$1","type":"m.room.message","sender":"@b:c","content":{"msgtype":"m.text","#
  return Grammar(
    name: name, beginning: room + #""timeline":{"events":["# + start + content.0, end: content.1 + "}}]}}}}}",
    pieces: pieces)
}

let grammars = [
  grammar(
    "timeline", "timeline",
    [
      event("m.room.message", #"{"msgtype":"m.text","body":"b§"}"#),
      event("m.room.redaction", "{}", #","redacts":"$§""#),
      event("m.reaction", #"{"m.relates_to":{"rel_type":"m.annotation","event_id":"$§","key":"x"}}"#), "{},", "0,",
      event("m.room.member", #"{"membership":"join","displayname":"n§"}"#, #","state_key":"@u§:b""#),
    ]),
  grammar(
    "state", "state",
    [
      event("m.room.member", #"{"membership":"join"}"#, #","state_key":"@u§:b""#), "{},",
      event("m.room.pinned_events", #"{"pinned":["$§"]}"#, #","state_key":"""#),
    ]),
  grammar(
    "ephemeral", "ephemeral",
    [
      #"{"type":"m.typing","content":{"user_ids":["@u§:b"]}},"#,
      #"{"type":"m.receipt","content":{"$§":{"m.read":{"@u§:b":{"ts":1}}}}},"#,
    ]),
  Grammar(
    name: "rooms", beginning: #"{"next_batch":"s","rooms":{"join":{"#, end: #""!z:b":{}}}}"#,
    pieces: [#""!§:b":{},"#, #""!§:b":{"summary":{"m.heroes":["@u§:b"]}},"#]),
  message((#""body":""#, #"""#), ["> a\\n", "a", "\\n", ">", "\\ud800", "é", "\\\\"], "text"),
  message((#""m.relates_to":{"m.in_reply_to":{}},"body":"> "#, #"\n\nb""#), ["> a\\n", "a", "\\n", ">"], "answer"),
  Grammar(
    name: "nesting", beginning: #"{"next_batch":"s","n":["#, end: "]}", pieces: ["[", "{\"a\":"],
    pairs: [("[", "]"), ("{\"a\":[", "]}")]),
  Grammar(
    name: "odd values", beginning: #"{"next_batch":"s","n":["#, end: "0]}",
    pieces: ["1e999,", "0,", "\"\\ud800\",", "-,"]),
]
let ownCases: [WorstInput] = []
