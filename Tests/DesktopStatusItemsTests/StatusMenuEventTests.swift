import DesktopBus
import Testing
import UICore

@testable import DesktopStatusItems

/// What people do with the lines.
@MainActor struct StatusMenuEventTests {
  private let served = ServedItem()

  private func number(_ title: String) throws -> Int32 { try #require(served.numbers[title]) }

  @Test func aClickRunsItsLine() throws {
    served.show([served.line(1, "One"), served.submenu(2, "More", [served.line(3, "Three")])])
    let (one, three) = (try number("One"), try number("Three"))
    #expect(served.event("clicked", three) == .values([]))
    #expect(served.event("clicked", one) == .values([]))
    #expect(served.chosen == ["Three", "One"])
    for name in ["hovered", "opened", "closed", "x-vendor-event", ""] {
      #expect(served.event(name, one) == .values([]))
    }
    #expect(served.event("opened", 0) == .values([]))
    #expect(served.event("clicked", 0) == .values([]))
    #expect(served.chosen == ["Three", "One"])
  }

  @Test func whatCannotBeChosenIsNot() throws {
    served.show([
      served.line(1, "Locked", isEnabled: false), served.submenu(2, "More", [served.line(3, "Three")]),
      served.submenu(4, "Shut", isEnabled: false),
      StatusMenuEntry(id: 5, kind: .text, title: "Idle") { Issue.record("a text was run") },
    ])
    for title in ["Locked", "More", "Shut", "Idle"] {
      let line = try number(title)
      #expect(served.event("clicked", line) == .values([]))
    }
    let shut = try number("Shut")
    served.event("opened", shut)
    #expect(served.menu("AboutToShow", .int32(shut)) == .value(.bool(false)))
    #expect(served.chosen == [])
  }

  @Test func aMenuWithoutLinesHasThemMade() throws {
    served.show([served.submenu(1, "Late"), served.submenu(2, "Ready", [served.line(3, "Three")])])
    let (late, ready) = (try number("Late"), try number("Ready"))
    #expect(served.menu("AboutToShow", .int32(ready)) == .value(.bool(false)))
    #expect(served.menu("AboutToShow", .int32(0)) == .value(.bool(false)))
    #expect(served.chosen == [])
    #expect(served.menu("AboutToShow", .int32(late)) == .value(.bool(true)))
    #expect(served.chosen == ["Late"])
    served.event("opened", late)
    #expect(served.chosen == ["Late", "Late"])
    _ = served.told()
    served.show([
      served.submenu(1, "Late", [served.line(9, "Made")]), served.submenu(2, "Ready", [served.line(3, "Three")]),
    ])
    #expect(served.told().map(\.member) == ["LayoutUpdated"])
    #expect(served.numbers["Late"] == late)
    #expect(served.menu("AboutToShow", .int32(late)) == .value(.bool(false)))
    served.event("clicked", try number("Made"))
    #expect(served.chosen == ["Late", "Late", "Made"])
  }

  private func events(_ events: [(Int32, String)]) -> BusReply {
    served.menu(
      "EventGroup",
      .array(
        events.map { .structure([.int32($0.0), .string($0.1), .variant(.string("")), .uint32(1)]) }, of: "(isvu)"))
  }

  @Test func severalEventsNameTheLinesThatAreNotThere() throws {
    served.show([served.line(1, "One"), served.line(2, "Two")])
    let (one, two) = (try number("One"), try number("Two"))
    let missing = BusValue.array([.int32(77), .int32(-1)], of: "i")
    #expect(events([(two, "clicked"), (77, "clicked"), (one, "clicked"), (-1, "opened")]) == .value(missing))
    #expect(served.chosen == ["Two", "One"])
    #expect(events([]) == .value(.array([], of: "i")))
    // libdbusmenu answers an error where it finds none of them.
    #expect(events([(77, "clicked"), (78, "clicked")]) == .badArguments)
  }

  @Test func severalMenusAreAboutToShow() throws {
    served.show([served.submenu(1, "Late"), served.line(2, "Two")])
    let (late, two) = (try number("Late"), try number("Two"))
    func ask(_ numbers: [Int32]) -> BusReply {
      served.menu("AboutToShowGroup", .array(numbers.map { .int32($0) }, of: "i"))
    }
    #expect(
      ask([0, late, 99, two]) == .values([.array([.int32(late)], of: "i"), .array([.int32(99)], of: "i")]))
    #expect(served.chosen == ["Late"])
    #expect(ask([99]) == .badArguments)
    #expect(ask([]) == .values([.array([], of: "i"), .array([], of: "i")]))
  }

  /// An action may show another menu before the next one is looked at.
  @Test func anEventAfterAChangeMeansTheLinesOfThen() throws {
    let served = served
    served.show([
      StatusMenuEntry(id: 1, kind: .item, title: "Forget") { served.show([]) }, served.line(2, "Erase"),
    ])
    let (forget, erase) = (try number("Forget"), try number("Erase"))
    #expect(events([(forget, "clicked"), (erase, "clicked")]) == .value(.array([.int32(erase)], of: "i")))
    #expect(served.chosen == [])
  }
}
