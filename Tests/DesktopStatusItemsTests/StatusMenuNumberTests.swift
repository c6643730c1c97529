import DesktopBus
import Testing
import UICore

@testable import DesktopStatusItems

/// Lines are known by numbers, and what changes of them is told.
@MainActor struct StatusMenuNumberTests {
  private let served = ServedItem()

  private func told() -> [BusSignal] { served.told().filter { $0.path == "/MenuBar" } }

  private func layoutUpdated(_ revision: BusValue) -> BusSignal {
    BusSignal(
      path: "/MenuBar", interface: "com.canonical.dbusmenu", member: "LayoutUpdated",
      arguments: [revision, .int32(0)])
  }

  private func propertiesUpdated(
    _ updated: [(Int32, [String: BusValue])], removed: [(Int32, [String])] = []
  ) -> BusSignal {
    BusSignal(
      path: "/MenuBar", interface: "com.canonical.dbusmenu", member: "ItemsPropertiesUpdated",
      arguments: [
        .array(updated.map { .structure([.int32($0.0), .properties($0.1)]) }, of: "(ia{sv})"),
        .array(
          removed.map { .structure([.int32($0.0), .array($0.1.map { .string($0) }, of: "s")]) }, of: "(ias)"),
      ])
  }

  @Test func linesKeepTheirNumbersWhereverTheyMove() throws {
    served.show([served.line(1, "One"), served.line(2, "Two"), served.submenu(3, "More", [served.line(4, "Four")])])
    let before = served.numbers
    served.show([served.submenu(3, "More", [served.line(2, "Two")]), served.line(4, "Four"), served.line(1, "One")])
    #expect(before.count == 4 && served.numbers == before)
  }

  @Test func aNumberIsNeverAnotherLines() throws {
    var seen: Set<Int32> = []
    for id in 1...20 as ClosedRange<UInt32> {
      served.show([served.line(id, "Line")])
      let number = try #require(served.numbers["Line"])
      #expect(seen.insert(number).inserted)
    }
    // One that was gone is another one when it comes back.
    served.show([served.line(1, "Line")])
    let number = try #require(served.numbers["Line"])
    #expect(!seen.contains(number))
  }

  @Test func aClickOnWhatIsGoneRunsNothing() throws {
    served.show([served.line(1, "Save"), served.line(2, "Erase")])
    let save = try #require(served.numbers["Save"])
    served.show([served.line(2, "Erase")])
    #expect(served.event("clicked", save) == .badArguments)
    #expect(served.chosen == [])
  }

  @Test func whatBecomesALineOfAnotherKindIsAnotherOne() throws {
    served.show([served.line(1, "Line")])
    let first = try #require(served.numbers["Line"])
    served.show([served.line(1, "Line", mark: .off)])
    let second = try #require(served.numbers["Line"])
    served.show([served.submenu(1, "Line")])
    let third = try #require(served.numbers["Line"])
    #expect(Set([first, second, third]).count == 3)
  }

  @Test func linesWithoutAViewAreKnownByTheirPlace() throws {
    served.show([served.line(0, "One"), served.line(0, "Two")])
    let before = served.numbers
    served.show([served.line(0, "One"), served.line(0, "Two")])
    #expect(served.numbers == before)
    served.show([served.line(0, "Two"), served.line(0, "One")])
    #expect(Set(served.numbers.values).isDisjoint(with: before.values))
  }

  @Test func linesOfOneIdAreDifferentLines() {
    served.show([served.line(7, "One"), served.line(7, "Two")])
    let numbers = served.numbers
    #expect(Set(numbers.values).count == 2)
    if let two = numbers["Two"] { served.event("clicked", two) }
    #expect(served.chosen == ["Two"])
  }

  @Test func nothingIsToldOfWhatIsTheSame() {
    func show() {
      served.show([served.line(1, "One", mark: .on), served.submenu(2, "More", [served.line(3, "Three")])])
    }
    show()
    _ = told()
    let revision = served.layout()?.revision
    show()
    #expect(told() == [])
    #expect(served.layout()?.revision == revision)
  }

  @Test func propertiesThatChangeAreToldAlone() throws {
    served.show([served.line(1, "Loud", mark: .off), served.line(2, "Run", isEnabled: false)])
    let numbers = served.numbers
    let (loud, run) = (try #require(numbers["Loud"]), try #require(numbers["Run"]))
    _ = told()
    let revision = served.layout()?.revision
    served.show([served.line(1, "Loud", mark: .on), served.line(2, "Run")])
    #expect(told() == [propertiesUpdated([(loud, ["toggle-state": .int32(1)])], removed: [(run, ["enabled"])])])
    #expect(served.layout()?.revision == revision)
  }

  @Test func anArrangementThatChangesHasANewRevision() throws {
    served.show([served.line(1, "One"), served.line(2, "Two")])
    let one = try #require(served.numbers["One"])
    let first = try #require(served.layout()?.revision)
    #expect(told() == [layoutUpdated(first)])
    served.show([served.line(2, "Two"), served.line(1, "One")])
    let second = try #require(served.layout()?.revision)
    #expect(second != first && told() == [layoutUpdated(second)])
    // What stays is told too, since desktops read it only where it is new.
    served.show([served.line(1, "Uno")])
    let third = try #require(served.layout()?.revision)
    #expect(third != second && third != first)
    #expect(told() == [propertiesUpdated([(one, ["label": .string("Uno")])]), layoutUpdated(third)])
  }
}
