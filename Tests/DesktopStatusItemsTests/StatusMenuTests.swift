import DesktopBus
import Testing
import UICore

@testable import DesktopStatusItems

/// The menu as a desktop reads it. Names and defaults are those of libdbusmenu's `dbus-menu.xml`.
@MainActor struct StatusMenuTests {
  private let served = ServedItem()

  private func properties(_ entry: StatusMenuEntry) -> [String: BusValue]? {
    served.show([entry])
    guard case .structure(let root)? = served.layout()?.root, case .array(let lines, _) = root[2],
      case .structure(let line)? = lines.first?.content, case .properties(let properties) = line[1]
    else { return nil }
    return properties
  }

  @Test func onlyWhatIsNotTheDefaultIsSaid() {
    #expect(properties(served.line(1, "Run")) == ["label": .string("Run")])
    #expect(properties(served.line(1, "")) == [:])
    #expect(
      properties(served.line(1, "Run", isEnabled: false)) == ["label": .string("Run"), "enabled": .bool(false)])
    #expect(properties(StatusMenuEntry(id: 2, kind: .separator)) == ["type": .string("separator")])
    #expect(
      properties(StatusMenuEntry(id: 3, kind: .text, title: "Idle"))
        == ["label": .string("Idle"), "enabled": .bool(false)])
    #expect(
      properties(served.submenu(4, "More")) == ["label": .string("More"), "children-display": .string("submenu")])
  }

  @Test(arguments: [0, 1, -1] as [Int32]) func marksAreTogglesAndChoices(state: Int32) {
    let mark: StatusMenuEntry.Mark = state == 0 ? .off : state == 1 ? .on : .mixed
    #expect(
      properties(served.line(1, "Loud", mark: mark))
        == ["label": .string("Loud"), "toggle-type": .string("checkmark"), "toggle-state": .int32(state)])
    #expect(
      properties(served.line(2, "Slow", mark: mark, isChoice: true))
        == ["label": .string("Slow"), "toggle-type": .string("radio"), "toggle-state": .int32(state)])
  }

  /// Two underscores are shown as one, a single one marks the key of the next letter.
  @Test func underscoresAreDoubled() {
    #expect(properties(served.line(1, "_a_b__c"))?["label"] == .string("__a__b____c"))
  }

  private func showNested() -> (run: Int32, more: Int32, deep: Int32, deeper: Int32, deepest: Int32)? {
    served.show([
      served.line(10, "Run", isEnabled: false),
      served.submenu(
        20, "More", [served.line(30, "Deep"), served.submenu(40, "Deeper", [served.line(50, "Deepest")])]),
    ])
    let numbers = served.numbers
    guard let run = numbers["Run"], let more = numbers["More"], let deep = numbers["Deep"],
      let deeper = numbers["Deeper"], let deepest = numbers["Deepest"]
    else { return nil }
    return (run, more, deep, deeper, deepest)
  }

  @Test func theArrangementIsNested() throws {
    let (run, more, deep, deeper, deepest) = try #require(showNested())
    #expect(Set([0, run, more, deep, deeper, deepest]).count == 6)
    #expect([run, more, deep, deeper, deepest].allSatisfy { $0 > 0 })
    let submenu = BusValue.string("submenu")
    let inner = menuLine(
      deeper, ["label": .string("Deeper"), "children-display": submenu],
      [menuLine(deepest, ["label": .string("Deepest")])])
    let outer = menuLine(
      more, ["label": .string("More"), "children-display": submenu],
      [menuLine(deep, ["label": .string("Deep")]), inner])
    let line = menuLine(run, ["label": .string("Run"), "enabled": .bool(false)])
    #expect(served.layout()?.root == menuLine(0, ["children-display": submenu], [line, outer]))
    #expect(served.layout(more)?.root == outer)
    #expect(served.layout(deepest)?.root == menuLine(deepest, ["label": .string("Deepest")]))
  }

  @Test func depthAndNamesLimitIt() throws {
    let (run, more, deep, deeper, _) = try #require(showNested())
    let names = ["children-display", "type"]
    let menu: [String: BusValue] = ["children-display": .string("submenu")]
    #expect(served.layout(depth: 0, names: names)?.root == menuLine(0, menu))
    #expect(
      served.layout(depth: 1, names: names)?.root == menuLine(0, menu, [menuLine(run, [:]), menuLine(more, menu)]))
    #expect(
      served.layout(depth: 2, names: names)?.root
        == menuLine(
          0, menu, [menuLine(run, [:]), menuLine(more, menu, [menuLine(deep, [:]), menuLine(deeper, menu)])]))
    #expect(served.layout(depth: .max)?.root == served.layout()?.root)
    #expect(served.layout(depth: .min)?.root == served.layout()?.root)
    #expect(served.layout(depth: 0, names: ["nothing"])?.root == menuLine(0, [:]))
  }

  @Test func propertiesAreToldOfManyLines() throws {
    let (run, more, deep, deeper, deepest) = try #require(showNested())
    func ask(_ numbers: [Int32], _ names: [String]) -> BusReply {
      served.menu(
        "GetGroupProperties", .array(numbers.map { .int32($0) }, of: "i"), .array(names.map { .string($0) }, of: "s"))
    }
    func found(_ lines: [(Int32, [String: BusValue])]) -> BusReply {
      .value(.array(lines.map { .structure([.int32($0.0), .properties($0.1)]) }, of: "(ia{sv})"))
    }
    let off: [String: BusValue] = ["enabled": .bool(false)]
    // Of what is not there nothing is told, and of a line once.
    #expect(ask([deep, 999, run, -1, run], ["enabled"]) == found([(deep, [:]), (run, off)]))
    #expect(
      ask([], ["enabled"])
        == found([(0, [:]), (run, off), (more, [:]), (deep, [:]), (deeper, [:]), (deepest, [:])]))
    #expect(ask([run], []) == found([(run, ["label": .string("Run"), "enabled": .bool(false)])]))
  }

  @Test func aPropertyThatIsNotSaidIsTheDefault() throws {
    let run = try #require(showNested()).run
    func ask(_ number: Int32, _ name: String) -> BusReply {
      served.menu("GetProperty", .int32(number), .string(name))
    }
    #expect(ask(run, "label") == .value(.variant(.string("Run"))))
    #expect(ask(run, "visible") == .value(.variant(.bool(true))))
    #expect(ask(run, "type") == .value(.variant(.string("standard"))))
    #expect(ask(run, "toggle-state") == .value(.variant(.int32(-1))))
    #expect(ask(run, "nothing") == .badArguments)
    #expect(ask(999, "label") == .badArguments)
  }

  /// D-Bus allows 64 levels in a message: the bus would end the connection.
  @Test func whatIsVeryDeepIsReadInParts() throws {
    var entry = served.line(1, "Bottom")
    for level in 2..<60 { entry = served.submenu(UInt32(level), "Level \(level)", [entry]) }
    served.show([entry])
    func depth(_ line: BusValue?) -> Int {
      guard case .structure(let parts)? = line?.content, case .array(let children, _) = parts[2] else { return 0 }
      return 1 + (children.map { depth($0) }.max() ?? 0)
    }
    // A line takes a structure, an array and a variant, its properties three more.
    #expect(depth(served.layout()?.root) * 3 + 3 <= 64)
    let level = try #require(served.numbers["Level 50"])
    #expect(depth(served.layout(level)?.root) > 10)
  }

  @Test func propertiesOfTheMenu() {
    served.show([])
    func property(_ name: String) -> BusValue? {
      served.property(name, of: "com.canonical.dbusmenu", at: "/MenuBar")
    }
    #expect(property("Version") == .uint32(3))
    #expect(property("TextDirection") == .string("ltr"))
    #expect(property("Status") == .string("normal"))
    #expect(property("IconThemePath") == .array([], of: "s"))
    #expect(property("Nothing") == nil)
  }
}
