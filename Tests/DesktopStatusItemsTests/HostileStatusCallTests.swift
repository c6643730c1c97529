import DesktopBus
import Testing
import UICore

@testable import DesktopStatusItems

/// Calls that no well-meaning program makes: each gets an answer, and nothing runs.
@MainActor struct HostileStatusCallTests {
  private nonisolated static let text = BusValue.string("x"), number = BusValue.int32(1)
  private nonisolated static let texts = BusValue.array([.string("x")], of: "s")

  private nonisolated static let menuCalls: [(String, [BusValue])] = [
    ("GetLayout", []), ("GetLayout", [number, number]), ("GetLayout", [number, number, text]),
    ("GetLayout", [text, number, texts]), ("GetLayout", [number, text, texts]),
    ("GetLayout", [number, number, .array([number], of: "i")]), ("GetLayout", [.int32(-1), number, texts]),
    ("GetLayout", [.int32(.min), number, texts]), ("GetLayout", [.int32(.max), .int32(.max), texts]),
    ("GetLayout", [.uint32(.max), number, texts]), ("GetLayout", [number, number, texts, number]),
    ("GetGroupProperties", []), ("GetGroupProperties", [number, texts]), ("GetGroupProperties", [texts, texts]),
    ("GetGroupProperties", [.array([number], of: "i"), .array([.structure([])], of: "()")]),
    ("GetGroupProperties", [.bytes([1, 2]), texts]),
    ("GetProperty", []), ("GetProperty", [text, text]), ("GetProperty", [number]),
    ("GetProperty", [.int32(.min), text]),
    ("Event", []), ("Event", [number]), ("Event", [number, text, number, .uint32(1)]),
    ("Event", [number, number, .variant(number), .uint32(1)]),
    ("Event", [number, .string("clicked"), .variant(number), .int32(1)]),
    ("Event", [text, .string("clicked"), .variant(number), .uint32(1)]),
    ("Event", [.int32(.min), .string("clicked"), .variant(number), .uint32(1)]),
    ("Event", [.uint32(1), .string("clicked"), .variant(number), .uint32(1)]),
    ("EventGroup", []), ("EventGroup", [number]), ("EventGroup", [.array([number], of: "i")]),
    ("EventGroup", [.array([.structure([])], of: "()")]),
    ("EventGroup", [.array([.structure([number, .string("clicked"), .variant(number)])], of: "(isv)")]),
    (
      "EventGroup",
      [
        .array(
          [
            .structure([number, .string("clicked"), .variant(number), .uint32(1)]),
            .structure([number, .string("clicked"), .variant(number), text]),
          ], of: "(isvu)")
      ]
    ),
    ("AboutToShow", []), ("AboutToShow", [text]), ("AboutToShow", [.int32(-1)]), ("AboutToShow", [.int32(.max)]),
    ("AboutToShow", [number, number]),
    ("AboutToShowGroup", []), ("AboutToShowGroup", [number]), ("AboutToShowGroup", [texts]),
    ("AboutToShowGroup", [.array([.int32(-1), .int32(.min)], of: "i")]),
  ]

  @Test(arguments: menuCalls) func theMenuAnswers(member: String, arguments: [BusValue]) throws {
    let served = ServedItem()
    served.show([served.line(1, "One"), served.submenu(2, "Late")])
    // The number that the calls name is that of a line.
    #expect(served.numbers["One"] == 1)
    #expect(served.answer("/MenuBar", "com.canonical.dbusmenu", member, arguments) == .badArguments)
    #expect(served.answer("/MenuBar", "", member, arguments) == .badArguments)
    #expect(served.chosen == [])
    #expect(served.numbers.count == 2)
  }

  private nonisolated static let iconCalls: [(String, [BusValue])] =
    ["Activate", "SecondaryActivate", "ContextMenu"].flatMap { member -> [(String, [BusValue])] in
      [
        (member, []), (member, [number]), (member, [text, text]), (member, [.uint32(1), .uint32(1)]),
        (member, [.structure([number, number])]), (member, [number, number, number]),
      ]
    } + [("Scroll", []), ("Scroll", [number, number]), ("Scroll", [text, text])]

  @Test(arguments: iconCalls) func theIconAnswers(member: String, arguments: [BusValue]) {
    let served = ServedItem()
    served.show(nil)
    let reply = served.answer("/StatusNotifierItem", "org.kde.StatusNotifierItem", member, arguments)
    #expect(reply == .badArguments)
    #expect(served.presses.isEmpty)
  }

  @Test func placesFarAwayAreTaken() {
    let served = ServedItem()
    served.show(nil)
    for place in [Int32.min, -1, .max] {
      #expect(served.icon("Activate", .int32(place), .int32(place)) == .values([]))
    }
    #expect(served.presses.count == 3)
  }

  @Test(arguments: ["Get", "GetAll", "Set"]) func propertiesAreAskedBadly(member: String) {
    let served = ServedItem()
    served.show([])
    let interface = "org.freedesktop.DBus.Properties"
    let arguments: [[BusValue]] = [
      [], [Self.number], [.array([], of: "s"), Self.text], [.string("a.b"), Self.text, .variant(Self.number)],
      [.structure([]), .structure([])], [.bytes([0]), Self.text],
    ]
    for path in ["/StatusNotifierItem", "/MenuBar", "/", "", "/MenuBar/1"] {
      for arguments in arguments {
        guard case .failure = served.answer(path, interface, member, arguments) else {
          Issue.record("\(path) answers \(member) of \(arguments)")
          continue
        }
      }
    }
  }

  @Test func whatIsNotThereIsSaidToBe() {
    let served = ServedItem()
    served.show([])
    for path in ["/StatusNotifierItem", "/MenuBar"] {
      #expect(served.answer(path, "org.kde.Nothing", "Activate", []) == .unknownMethod)
      #expect(served.answer(path, "org.freedesktop.DBus.Introspectable", "Nothing", []) == .unknownMethod)
      #expect(served.answer(path, "org.freedesktop.DBus.Peer", "Nothing", []) == .unknownMethod)
      #expect(served.answer(path, "", "Nothing", []) == .unknownMethod)
    }
    #expect(served.icon("GetLayout", .int32(0), .int32(-1), .array([], of: "s")) == .unknownMethod)
    #expect(served.menu("Activate", .int32(0), .int32(0)) == .unknownMethod)
    #expect(served.presses.isEmpty)
  }
}
