import CDBus
import Testing

@testable import DesktopBus

struct BusMessageTests {
  private struct NoMessage: Error {}

  private func sent(_ values: [BusValue]) throws -> (signature: String, values: [BusValue]) {
    guard let message = BusMessage(BusSignal(path: "/a", interface: "a.b", member: "c", arguments: values)) else {
      throw NoMessage()
    }
    return (String(cString: dbus_message_get_signature(message.pointer)), message.arguments)
  }

  @Test func valuesComeAsTheyWereSent() throws {
    let values: [BusValue] = [
      .bool(true), .int32(-7), .uint32(7), .int16(-3), .double(0.5), .string("é👩‍👧"), .path("/x/y"),
      .structure([.string("a"), .structure([.int32(1)])]), .variant(.variant(.string("in"))),
    ]
    let (signature, got) = try sent(values)
    #expect(signature == "biundso(s(i))v")
    #expect(got == values)
  }

  @Test func arraysKeepTheirTypeWhereTheyAreEmpty() throws {
    #expect(try sent([.array([], of: "(so)"), .texts([:]), .properties([:])]).signature == "a(so)a{ss}a{sv}")
    let (signature, got) = try sent([
      .array([.uint32(1), .uint32(2)], of: "u"), .texts(["b": "2", "a": "1"]), .properties(["n": .int32(4)]),
    ])
    #expect(signature == "aua{ss}a{sv}")
    #expect(
      got == [
        .array([.uint32(1), .uint32(2)], of: ""),
        .array([.structure([.string("a"), .string("1")]), .structure([.string("b"), .string("2")])], of: ""),
        .array([.structure([.string("n"), .variant(.int32(4))])], of: ""),
      ])
  }

  @Test func bytesAreAnArrayOfTheirOwn() throws {
    let (signature, got) = try sent([
      .bytes([0, 255, 7]), .bytes([]), .array([.structure([.int32(1), .bytes([9])])], of: "(iay)"),
      .array([.variant(.bytes([1])), .variant(.array([.int32(-2)], of: "i"))], of: "v"),
    ])
    #expect(signature == "ayaya(iay)av")
    #expect(
      got == [
        .bytes([0, 255, 7]), .bytes([]), .array([.structure([.int32(1), .bytes([9])])], of: ""),
        .array([.variant(.bytes([1])), .variant(.array([.int32(-2)], of: ""))], of: ""),
      ])
  }

  @Test func whatIsNoAnswerHasNone() throws {
    let signal = BusSignal(path: "/a", interface: "a.b", member: "c", arguments: [.uint32(1)])
    guard let message = BusMessage(signal) else { throw NoMessage() }
    let (event, call, reply) = (message.signal, message.call, message.reply)
    #expect(event == signal)
    #expect(call == nil)
    #expect(reply == nil)
  }

  @Test func anAnswerNamesItsCall() throws {
    guard let call = BusMessage(calling: "a.b", "/a", "a.b", "C", []) else { throw NoMessage() }
    // Numbers are given when messages are sent; 7 stands for it.
    dbus_message_set_serial(call.pointer, 7)
    guard let value = call.answer(.value(.bool(true))), let failure = call.answer(.badArguments) else {
      throw NoMessage()
    }
    let (answer, refusal) = (value.reply, failure.reply)
    #expect(answer?.number == 7 && answer?.reply == .values([.bool(true)]))
    #expect(refusal?.number == 7 && refusal?.reply == .badArguments)
    let (event, none) = (value.signal, call.reply)
    #expect(event == nil)
    #expect(none == nil)
  }

  @Test func aZeroInATextIsLeftOut() throws { #expect(try sent([.string("a\0b")]).values == [.string("ab")]) }

  @Test func whatIsNestedTooDeeplyIsNotRead() throws {
    var value = BusValue.int32(1)
    for _ in 0..<40 { value = .variant(value) }
    var depth = 0
    var read = try #require(sent([value]).values.first)
    while case .variant(let inner) = read { (read, depth) = (inner, depth + 1) }
    #expect(depth < 12)
  }
}
