import ChatClient
import ChatStore
import Foundation
import Testing

@testable import ChatMatrix

/// Answers to a sync, as the specification writes them.
struct SyncReadingTests {
  private func relation(_ json: String) -> String { #","m.relates_to":\#(json)"# }

  @Test func messagesHaveAllThatBelongsToThem() throws {
    let text = Wire.sync([
      Wire.event(
        "$1", "m.room.message", #"{"msgtype":"m.text","body":"hi"}"#, by: .ann,
        more: #","unsigned":{"transaction_id":"t1","age":5}"#)
    ])
    let answer = try #require(Wire.read(text))
    let event = try #require(answer.batch.timelines.first?.events.first)
    #expect(answer.cursor == "s1" && answer.leftOut == 0)
    #expect(answer.batch.timelines[0].placement == .newest())
    #expect(event.id == "$1" && event.sender == .ann && event.transactionID == TransactionID(rawValue: "t1"))
    #expect(event.sentAt == Date(timeIntervalSince1970: 1_700_000_000))
    #expect(event.body == .message(.text("hi")))
  }

  @Test func whatIsMissingBeforeIsAGap() {
    let answer = Wire.read(Wire.sync([Wire.text("$1", "a")], limited: true, previous: "p1"))
    #expect(answer?.batch.timelines.first?.placement == .newest(missingBefore: "p1"))
    let empty = Wire.read(Wire.sync([], limited: true, previous: "p2"))
    #expect(empty?.batch.timelines.first?.placement == .newest(missingBefore: "p2"))
    #expect(Wire.read(Wire.sync([]))?.batch.timelines.isEmpty == true)
  }

  /// Events as MSC3381 shows them, and under the names of before.
  @Test func votesAreRead() {
    let poll = relation(#"{"rel_type":"m.reference","event_id":"$poll"}"#)
    #expect(
      Wire.body(Wire.event("$1", "m.poll.response", #"{"m.selections":["poutine"]\#(poll)}"#))
        == .vote("$poll", ["poutine"]))
    #expect(
      Wire.body(
        Wire.event(
          "$1", "org.matrix.msc3381.poll.response",
          #"{"org.matrix.msc3381.poll.response":{"answers":["a","b"]}\#(poll)}"#)) == .vote("$poll", ["a", "b"]))
    #expect(
      Wire.body(Wire.event("$1", "m.poll.end", #"{"m.text":[{"body":"The poll has closed."}]\#(poll)}"#))
        == .pollEnd("$poll"))
    #expect(
      Wire.body(Wire.event("$1", "org.matrix.msc3381.poll.end", #"{"org.matrix.msc3381.poll.end":{}\#(poll)}"#))
        == .pollEnd("$poll"))
    // What makes no sense still stands in the place of the vote before.
    for odd in [#"{"m.selections":7\#(poll)}"#, #"{"x":1\#(poll)}"#] {
      #expect(Wire.body(Wire.event("$1", "m.poll.response", odd)) == .vote("$poll", []))
    }
    #expect(
      Wire.body(Wire.event("$1", "m.poll.response", #"{"m.selections":[7,"a"]\#(poll)}"#)) == .vote("$poll", ["", "a"]))
    #expect(Wire.body(Wire.event("$1", "m.poll.response", #"{"m.selections":["a"]}"#)) == nil)
    // Whoever does not say how a poll is meant hides its votes.
    for (kind, hides) in [
      (#""kind":"m.disclosed","#, false), (#""kind":"m.undisclosed","#, true), ("", true),
      (#""kind":"org.matrix.msc3381.poll.disclosed","#, false),
    ] {
      let start =
        #"{"m.poll":{\#(kind)"question":{"m.text":[{"body":"?"}]},"answers":[{"m.id":"1","m.text":[{"body":"y"}]}]}}"#
      #expect(
        Wire.body(Wire.event("$1", "m.poll.start", start))
          == .message(.poll(.init(question: "?", options: [.init(id: "1", text: "y")], hidesVotes: hides))))
    }
  }

  @Test func relationsAreRead() {
    let quote = relation(#"{"m.in_reply_to":{"event_id":"$0"}}"#)
    #expect(
      Wire.body(Wire.text("$1", #"> <@bob:example.org> old\n> lines\n\nnew\n> not a fallback"#, more: quote))
        == .message(.text("new\n> not a fallback"), quoted: "$0"))
    // Without an answer it is a quotation of the author's own.
    #expect(Wire.body(Wire.text("$1", #"> a\n\nb"#)) == .message(.text("> a\n\nb")))
    let thread = #"{"rel_type":"m.thread","event_id":"$root","is_falling_back":true,"m.in_reply_to":{"event_id":"$9"}}"#
    #expect(Wire.body(Wire.text("$1", "a", more: relation(thread))) == .message(.text("a"), thread: "$root"))
    let both = thread.replacingOccurrences(of: "true", with: "false")
    #expect(
      Wire.body(Wire.text("$1", "a", more: relation(both))) == .message(.text("a"), quoted: "$9", thread: "$root"))
    let edit = #"{"rel_type":"m.replace","event_id":"$0"}"#
    #expect(
      Wire.body(Wire.text("$1", "* b", more: #","m.new_content":{"msgtype":"m.text","body":"b"}"# + relation(edit)))
        == .edit("$0", .text("b")))
    #expect(
      Wire.body(
        Wire.event("$1", "m.reaction", #"{"m.relates_to":{"rel_type":"m.annotation","event_id":"$0","key":"👍"}}"#))
        == .reaction("$0", "👍"))
    #expect(Wire.body(Wire.event("$1", "m.room.redaction", "{}", more: #","redacts":"$0""#)) == .redaction("$0"))
    #expect(Wire.body(Wire.event("$1", "m.room.redaction", #"{"redacts":"$0"}"#)) == .redaction("$0"))
  }

  /// Whoever never saw it does not see a trace of it; whoever did deletes it.
  @Test func whatWasTakenBackBeforeIsARedaction() throws {
    let because = #","unsigned":{"redacted_because":{"event_id":"$r","sender":"@ann:example.org"}}"#
    let answer = try #require(Wire.read(Wire.sync([Wire.event("$1", "m.room.message", "{}", more: because)])))
    let event = try #require(answer.batch.timelines.first?.events.first)
    #expect(event.id == "$r" && event.sender == .ann && event.body == .redaction("$1"))
    #expect(Wire.read(Wire.sync([Wire.event("$1", "m.room.message", "{}")]))?.leftOut == 0)
  }

  @Test func encryptedAndUnknownEventsSayWhatTheyAre() {
    guard
      case .message(.other("m.room.encrypted", let text, let payload), _, _)? = Wire.body(
        Wire.event("$1", "m.room.encrypted", #"{"algorithm":"m.megolm.v1.aes-sha2","ciphertext":"x"}"#))
    else { Issue.record("an encrypted event is left out"); return }
    #expect(text == "An encrypted message" && !payload.isEmpty)
    #expect(
      Wire.body(Wire.event("$1", "m.room.message", #"{"msgtype":"org.example.dance","body":"dances"}"#))
        == .message(
          .other(
            type: "org.example.dance", text: "dances",
            payload: Data(#"{"body":"dances","msgtype":"org.example.dance"}"#.utf8))))
    let own = Wire.body(Wire.event("$1", "org.example.event", #"{"body":"for people"}"#))
    guard case .message(.other("org.example.event", "for people", _), _, _)? = own else {
      Issue.record("\(String(describing: own))")
      return
    }
    // For machines: nothing to show, and no fault.
    let answer = Wire.read(Wire.sync([Wire.event("$1", "m.call.candidates", "{}")]))
    #expect(answer?.leftOut == 0 && answer?.batch.timelines.isEmpty == true)
  }

  @Test(arguments: [
    (#"{"membership":"join","displayname":"Bob"}"#, "", "Bob joined."),
    (#"{"membership":"leave"}"#, #","unsigned":{"prev_content":{"membership":"join"}}"#, "bob left."),
    (#"{"membership":"leave"}"#, #","unsigned":{"prev_content":{"membership":"invite"}}"#, "bob declined."),
    (
      #"{"membership":"join","displayname":"Rob"}"#,
      #","unsigned":{"prev_content":{"membership":"join","displayname":"Bob"}}"#, "Bob is now called Rob."
    ),
  ]) func membersAreToldInWords(content: String, more: String, text: String) {
    #expect(Wire.body(Wire.member(.bob, content, more: more)) == .message(.system(text)))
  }

  @Test func otherStatesAreToldInWords() {
    let state = #","state_key":"""#
    #expect(
      Wire.body(Wire.event("$1", "m.room.name", #"{"name":"New"}"#, more: state))
        == .message(.system("bob named the channel “New”.")))
    #expect(
      Wire.body(Wire.event("$1", "m.room.topic", "{}", more: state)) == .message(.system("bob took away the topic.")))
    #expect(
      Wire.body(Wire.member(.ann, #"{"membership":"leave"}"#, by: .bob)) == .message(.system("bob removed ann.")))
    #expect(
      Wire.body(Wire.member(.ann, #"{"membership":"invite","displayname":"Ann"}"#, by: .bob))
        == .message(.system("bob invited Ann.")))
    #expect(Wire.body(Wire.event("$1", "m.room.power_levels", "{}", more: state)) == nil)
  }

  @Test func receiptsTypingPinsAndMembersAreRead() throws {
    let reaction = Wire.event(
      "$2", "m.reaction", #"{"m.relates_to":{"rel_type":"m.annotation","event_id":"$1","key":"x"}}"#)
    let receipts = #"""
      {"type":"m.receipt","content":{"$2":{"m.read":{"@bob:example.org":{"ts":1000},"@cem:example.org":{"ts":2000,"thread_id":"main"},
      "@dora:example.org":{"ts":1,"thread_id":"$1"}},"m.read.private":{"@ann:example.org":{"ts":3000}}}}}
      """#
    let typing = #"{"type":"m.typing","content":{"user_ids":["@bob:example.org",7]}}"#
    let pins = Wire.event("$p", "m.room.pinned_events", #"{"pinned":["$1",3,"$8"]}"#, more: #","state_key":"""#)
    let bob = Wire.member(.bob, #"{"membership":"join","displayname":"Bob","avatar_url":"mxc://a/b"}"#)
    let answer = try #require(
      Wire.read(Wire.sync([Wire.text("$1", "a"), reaction], state: [pins, bob], ephemeral: [receipts, typing])))
    // A reaction has no row: who has read up to it has read up to the message before it. Dora's is of a thread.
    let places = Set(
      answer.batch.receipts.map {
        "\($0.user.rawValue.prefix(4)) \($0.thread?.rawValue ?? "-") \($0.event.rawValue) \(Int(($0.readAt.timeIntervalSince1970 * 1000).rounded()))"
      })
    #expect(places == ["@bob - $1 1000", "@cem - $1 2000", "@dor $1 $1 1", "@ann - $1 3000"])
    #expect(answer.typing == [.main: [.bob]])
    #expect(answer.batch.pins == [.main: ["$1", "$8"]])
    #expect(answer.batch.members == [.main: [Member(user: .bob, name: "Bob", avatar: "mxc://a/b")]])
  }

  @Test func roomsThatAreLeftOrAskedInto() throws {
    var reader = MatrixSyncReader(user: .ann)
    let invite = #"""
      {"next_batch":"1","rooms":{"invite":{"!x:e":{"invite_state":{"events":[
      {"type":"m.room.name","state_key":"","sender":"@bob:example.org","content":{"name":"Secret"}}]}}},
      "leave":{"!never:e":{"timeline":{"events":[]}}}}}
      """#
    let read = reader.read(MatrixJSON(text: invite))
    let first = try #require(read)
    #expect(reader.invitations.values.map(\.name) == ["Secret"] && first.batch.channels.isEmpty)
    var joined = MatrixSyncReader(user: .ann, rooms: reader.rooms, invitations: reader.invitations)
    let join = #"{"next_batch":"2","rooms":{"join":{"!x:e":{}}}}"#
    _ = joined.read(MatrixJSON(text: join))
    #expect(joined.invitations.isEmpty)
    var left = MatrixSyncReader(user: .ann, rooms: joined.rooms)
    let leave = #"{"next_batch":"3","rooms":{"leave":{"!x:e":{}}}}"#
    let answer = left.read(MatrixJSON(text: leave))
    #expect(answer?.batch.members[ChannelID(rawValue: "!x:e")]?.first?.isPresent == false)
  }

  @Test func directRoomsAreMarkedWhenTheAccountSaysSo() throws {
    let direct =
      #","account_data":{"events":[{"type":"m.direct","content":{"@bob:example.org":["!main:example.org"]}}]}"#
    let answer = try #require(Wire.read(Wire.sync([], more: direct)))
    #expect(answer.batch.channels.map(\.isDirect) == [true])
  }
}
