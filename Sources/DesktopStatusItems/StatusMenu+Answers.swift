import DesktopBus
import UICore

extension StatusMenu: StatusObject {
  static let interface = "com.canonical.dbusmenu"
  static let methods = [
    StatusMember(name: "GetLayout", takes: ["i", "i", "as"], gives: ["u", "(ia{sv}av)"]),
    StatusMember(name: "GetGroupProperties", takes: ["ai", "as"], gives: ["a(ia{sv})"]),
    StatusMember(name: "GetProperty", takes: ["i", "s"], gives: ["v"]),
    StatusMember(name: "Event", takes: ["i", "s", "v", "u"]),
    StatusMember(name: "EventGroup", takes: ["a(isvu)"], gives: ["ai"]),
    StatusMember(name: "AboutToShow", takes: ["i"], gives: ["b"]),
    StatusMember(name: "AboutToShowGroup", takes: ["ai"], gives: ["ai", "ai"]),
  ]
  static let signals = [
    StatusMember(name: "ItemsPropertiesUpdated", gives: ["a(ia{sv})", "a(ias)"]),
    StatusMember(name: "LayoutUpdated", gives: ["u", "i"]),
    StatusMember(name: "ItemActivationRequested", gives: ["i", "u"]),
  ]

  var properties: [String: BusValue] {
    [
      "Version": .uint32(3), "TextDirection": .string("ltr"), "Status": .string("normal"),
      "IconThemePath": .array([], of: "s"),
    ]
  }

  func perform(_ call: BusCall) -> BusReply {
    let arguments = call.arguments
    switch call.member {
    case "GetLayout":
      guard let number = known(arguments[0]), let depth = call.int(1) else { return .badArguments }
      let levels = depth < 0 ? Self.mostLevels : min(depth, Self.mostLevels)
      return .values([.uint32(revision), layout(number, levels, Set(texts(arguments[2])))])
    case "GetGroupProperties":
      let names = Set(texts(arguments[1]))
      var asked = elements(arguments[0])
      if asked.isEmpty { asked = inOrder(0).map { .int32($0) } }
      var told: Set<Int32> = []
      let found = asked.compactMap { known($0) }.filter { told.insert($0).inserted }
      return .value(.array(found.map { .structure([.int32($0), properties(of: $0, names)]) }, of: "(ia{sv})"))
    case "GetProperty":
      guard let number = known(arguments[0]), let name = call.string(1),
        let value = lines[number]?.properties[name] ?? StatusMenuLine.defaults[name]
      else { return .badArguments }
      return .value(.variant(value))
    case "Event": return happened(arguments) ? .values([]) : .badArguments
    case "EventGroup":
      return group(elements(arguments[0])) { event in
        if case .structure(let event) = event { happened(event) ? [] : [event[0]] } else { [] }
      } answer: {
        [.array($0, of: "i")]
      }
    case "AboutToShow":
      guard let number = known(arguments[0]) else { return .badArguments }
      return .value(.bool(prepare(number)))
    case "AboutToShowGroup":
      var prepared: [BusValue] = []
      return group(elements(arguments[0])) { value in
        guard let number = known(value) else { return [value] }
        if prepare(number) { prepared.append(value) }
        return []
      } answer: {
        [.array(prepared, of: "i"), .array($0, of: "i")]
      }
    default: return .unknownMethod
    }
  }

  /// Answers for several lines at once; with an error where none of them is there, as libdbusmenu does.
  ///
  /// - Parameters:
  ///   - handle: returns the number if there is no such line.
  ///   - answer: makes the answer from those numbers.
  private func group(
    _ values: [BusValue], _ handle: (BusValue) -> [BusValue], answer: ([BusValue]) -> [BusValue]
  ) -> BusReply {
    let missing = values.flatMap(handle)
    return !values.isEmpty && missing.count == values.count ? .badArguments : .values(answer(missing))
  }

  // MARK: Reading

  /// D-Bus allows 64 levels in a message, of which a menu takes three. What is deeper is read from there on.
  static let mostLevels = 16

  private func layout(_ number: Int32, _ levels: Int, _ names: Set<String>) -> BusValue {
    let children = levels > 0 ? lines[number]?.children ?? [] : []
    return .structure([
      .int32(number), properties(of: number, names),
      .array(children.map { .variant(layout($0, levels - 1, names)) }, of: "v"),
    ])
  }

  /// - Parameter names: those that are wanted; all, if it is empty.
  private func properties(of number: Int32, _ names: Set<String>) -> BusValue {
    let all = lines[number]?.properties ?? [:]
    return .properties(names.isEmpty ? all : all.filter { names.contains($0.key) })
  }

  private func inOrder(_ number: Int32) -> [Int32] {
    [number] + (lines[number]?.children ?? []).flatMap { inOrder($0) }
  }

  /// The number of a line that is there.
  private func known(_ value: BusValue) -> Int32? {
    value.int.flatMap(Int32.init(exactly:)).flatMap { lines[$0] == nil ? nil : $0 }
  }

  private func elements(_ value: BusValue) -> [BusValue] {
    if case .array(let values, _) = value { values } else { [] }
  }
  private func texts(_ value: BusValue) -> [String] { elements(value).compactMap(\.string) }

  // MARK: Events

  /// - Parameter event: a line's number, what happened to it, a value and a time.
  /// - Returns: false if there is no such line.
  private func happened(_ event: [BusValue]) -> Bool {
    guard let number = known(event[0]), let line = lines[number] else { return false }
    switch event[1].string {
    case "clicked": if line.entry.kind == .item, line.entry.isEnabled { line.entry.run?() }
    case "opened": _ = prepare(number)
    default: break
    }
    return true
  }

  /// Has the lines of a menu made that has none yet; they are shown once they are there.
  ///
  /// - Returns: whether they are to come.
  private func prepare(_ number: Int32) -> Bool {
    guard let line = lines[number], line.isMadeLate else { return false }
    line.entry.run?()
    return true
  }
}
