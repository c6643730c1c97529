import ChatClient
import ChatStore
import Foundation
import Testing

@testable import ChatMatrix

/// Servers and users that write what no specification allows: one bad event is left out, the others stay.
struct HostileAnswerTests {
  @Test(arguments: [
    "null", "7", "[]", #""text""#, "{}", #"{"event_id":7,"type":"m.room.message","sender":"@a:b","content":{}}"#,
    #"{"event_id":"","type":"m.room.message","sender":"@a:b","content":{"msgtype":"m.text","body":"x"}}"#,
    #"{"event_id":"$x","type":"m.room.message","content":{"msgtype":"m.text","body":"x"}}"#,
    #"{"event_id":"$x","type":"m.room.message","sender":"@a:b","content":"x"}"#,
    #"{"event_id":"$x","type":"m.room.message","sender":"@a:b","content":{"msgtype":"m.text","body":5}}"#,
    #"{"event_id":"$x","type":"m.room.message","sender":"@a:b","content":{"body":"no type"}}"#,
    #"{"event_id":"$x","type":"m.reaction","sender":"@a:b","content":{"m.relates_to":[]}}"#,
    #"{"event_id":"$x","type":"m.reaction","sender":"@a:b","content":{"m.relates_to":{"rel_type":"m.annotation","event_id":"$1"}}}"#,
    #"{"event_id":"$x","type":"m.room.redaction","sender":"@a:b","content":{}}"#,
    #"{"event_id":"$x","type":"m.room.message","sender":"@a:b","content":{"msgtype":"m.text","body":"x","m.relates_to":{"rel_type":"m.replace"}}}"#,
  ]) func aBadEventIsLeftOutAndCounted(event: String) throws {
    let answer = try #require(Wire.read(Wire.sync([Wire.text("$1", "before"), event, Wire.text("$2", "after")])))
    #expect(answer.leftOut == 1)
    #expect(answer.batch.timelines.first?.events.map(\.body) == [.message(.text("before")), .message(.text("after"))])
  }

  /// What Foundation's reader refuses as a whole.
  @Test(arguments: [
    String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000),
    String(repeating: #"{"a":"#, count: 5_000) + "1" + String(repeating: "}", count: 5_000),
    #""\ud800""#, #""\udc00 \ud83d\ude00 \ud83d""#, "1e999", "-1e400",
  ]) func whatNoReaderTakesIsTakenOut(odd: String) throws {
    let event = Wire.event("$2", "m.room.message", #"{"msgtype":"m.text","body":"odd","odd":\#(odd)}"#)
    let answer = try #require(Wire.read(Wire.sync([Wire.text("$1", "a \\\\ \\\" [{"), event])))
    #expect(
      answer.batch.timelines.first?.events.map(\.body) == [.message(.text(#"a \ " [{"#)), .message(.text("odd"))])
  }

  @Test func halvesOfCharactersAreReplaced() {
    let cleaned = JSONCleaner.cleaned(Data(#""\ud83d\ude00 \ud83d x \u00e9 \"""#.utf8))
    #expect(String(decoding: cleaned, as: UTF8.self) == #""\ud83d\ude00 \uFFFD x \u00e9 \"""#)
  }

  @Test(arguments: [
    "", "{", "null", "[]", "7", #"{"next_batch":5}"#, #"{"rooms":{}}"#, "\u{0}\u{1}", #"{"next_batch":"#,
  ])
  func whatIsNoAnswerIsNone(text: String) { #expect(Wire.read(text) == nil) }

  @Test(arguments: [
    #"{"next_batch":"a","rooms":[]}"#, #"{"next_batch":"a","rooms":{"join":5,"leave":[],"invite":"x"}}"#,
    #"{"next_batch":"a","rooms":{"join":{"!a:b":7,"":{"timeline":"x","state":[],"ephemeral":{"events":{}},"summary":[1]}}}}"#,
    #"{"next_batch":"a","account_data":{"events":[{"type":"m.direct","content":{"x":5,"y":[7]}},5]}}"#,
    #"{"next_batch":"a","rooms":{"join":{"!a:b":{"ephemeral":{"events":[{"type":"m.receipt","content":{"$1":{"m.read":{"@a:b":7}},"$2":5}},{"type":"m.typing","content":{}}]}}}}}"#,
    #"{"next_batch":"a","rooms":{"join":{"!a:b":{"summary":{"m.joined_member_count":-9e99,"m.heroes":[5,"x"]}}}}}"#,
  ]) func oddPartsAreEmpty(text: String) {
    #expect(Wire.read(text)?.cursor == "a")
  }

  @Test func datesStayInTheYearsThatThereAre() {
    for (number, seconds) in [("-5", 0.0), ("1e300", 253_402_300_799.0), (#""x""#, 0), ("null", 0)] {
      let event =
        #"{"event_id":"$1","type":"m.room.message","sender":"@a:b","origin_server_ts":\#(number),"content":{"msgtype":"m.text","body":"x"}}"#
      #expect(
        Wire.read(Wire.sync([event]))?.batch.timelines.first?.events.first?.sentAt
          == Date(timeIntervalSince1970: seconds))
    }
  }

  /// Each value of an answer in turn is another: nothing crashes, and the store takes what comes of it.
  @Test func everyValueMayBeAnother() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "matrix-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try await ChatStore.open(at: folder.appending(path: "chat.sqlite"), user: .ann)
    let text = Wire.sync(
      [
        Wire.text("$1", "a", more: #","m.relates_to":{"m.in_reply_to":{"event_id":"$0"}}"#),
        Wire.event("$2", "m.room.message", #"{"msgtype":"m.image","body":"i","url":"mxc://a/b","info":{"w":1,"h":2}}"#),
        Wire.event("$3", "m.reaction", #"{"m.relates_to":{"rel_type":"m.annotation","event_id":"$1","key":"x"}}"#),
        Wire.event("$4", "m.room.message", #"{"msgtype":"m.location","body":"l","geo_uri":"geo:1,2;u=3"}"#),
        Wire.member(.bob, #"{"membership":"join","displayname":"Bob"}"#),
        Wire.event(
          "$5", "m.poll.start",
          #"{"m.poll":{"question":{"m.text":[{"body":"?"}]},"answers":[{"m.id":"1","m.text":[{"body":"y"}]}]}}"#),
      ], limited: true, previous: "p",
      ephemeral: [#"{"type":"m.receipt","content":{"$1":{"m.read":{"@bob:example.org":{"ts":1}}}}}"#],
      summary: #"{"m.heroes":["@bob:example.org"],"m.joined_member_count":2}"#)
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let others: [Any] = [
      NSNull(), -1, 9.9e307, "", "$1", String(repeating: "x", count: 3000), [Any](), [String: Any](), [1, ["a": "b"]],
      true,
    ]
    var count = 0
    for place in 0..<Self.size(root) {
      for other in others {
        var left = place
        let changed = Self.changed(root, at: &left, to: other)
        guard let data = try? JSONSerialization.data(withJSONObject: changed, options: [.fragmentsAllowed]),
          let json = MatrixJSON(data)
        else { continue }
        var reader = MatrixSyncReader(user: .ann)
        guard let answer = reader.read(json) else { continue }
        count += 1
        if count % 7 == 0 { try await store.apply(answer.batch) }
      }
    }
    #expect(count > 500)
    #expect(try await store.checkIntegrity() == [])
  }

  private static func size(_ value: Any) -> Int {
    if let object = value as? [String: Any] { return 1 + object.values.reduce(0) { $0 + size($1) } }
    if let array = value as? [Any] { return 1 + array.reduce(0) { $0 + size($1) } }
    return 1
  }

  private static func changed(_ value: Any, at place: inout Int, to other: Any) -> Any {
    defer { place -= 1 }
    if place == 0 { return other }
    if let object = value as? [String: Any] {
      var result = object
      for key in object.keys.sorted() where place > 0 {
        var inner = place - 1
        let size = size(object[key]!)
        if inner < size { result[key] = changed(object[key]!, at: &inner, to: other) }
        place -= size
      }
      return result
    }
    if let array = value as? [Any] {
      var result = array
      for (index, element) in array.enumerated() where place > 0 {
        var inner = place - 1
        let size = size(element)
        if inner < size { result[index] = changed(element, at: &inner, to: other) }
        place -= size
      }
      return result
    }
    return value
  }
}
