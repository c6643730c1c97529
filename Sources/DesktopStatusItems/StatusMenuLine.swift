import DesktopBus
import UICore

/// A line of a menu under the number by which the desktop knows it.
struct StatusMenuLine {
  let entry: StatusMenuEntry
  let children: [Int32]
  let properties: [String: BusValue]

  init(_ entry: StatusMenuEntry, children: [Int32]) {
    (self.entry, self.children, properties) = (entry, children, entry.properties)
  }

  /// The menu as a whole.
  static func menu(_ children: [Int32]) -> StatusMenuLine {
    StatusMenuLine(StatusMenuEntry(id: 0, kind: .submenu), children: children)
  }

  /// Whether its own lines are made when it opens.
  var isMadeLate: Bool { entry.kind == .submenu && children.isEmpty && entry.isEnabled && entry.run != nil }

  /// What a property is where it is not said: the table of libdbusmenu's `dbus-menu.xml`.
  static let defaults: [String: BusValue] = [
    "type": .string("standard"), "label": .string(""), "enabled": .bool(true), "visible": .bool(true),
    "icon-name": .string(""), "icon-data": .bytes([]), "shortcut": .array([], of: "as"), "toggle-type": .string(""),
    "toggle-state": .int32(-1), "children-display": .string(""),
  ]
}

/// By what a line is found again after a change: its view, or its place where it has none. What becomes a line of another
/// kind is another one, since desktops make lines by it.
struct StatusMenuKey: Hashable {
  private let id: UInt32
  private let kind: StatusMenuEntry.Kind
  private let toggleType: String?
  private let parent: Int32
  private let index: Int
  private let title: String

  /// - Parameters:
  ///   - parent: the number of the line around it.
  ///   - index: its place inside of it.
  ///   - earlier: how many before it have the same id.
  init(_ entry: StatusMenuEntry, parent: Int32, index: Int, earlier: Int) {
    (id, kind, toggleType) = (entry.id, entry.kind, entry.toggleType)
    (self.parent, self.index, title) = entry.id == 0 ? (parent, index, entry.title) : (0, earlier, "")
  }
}

extension StatusMenuEntry {
  fileprivate var toggleType: String? { mark == nil ? nil : isChoice ? "radio" : "checkmark" }

  /// Those that are not the defaults.
  fileprivate var properties: [String: BusValue] {
    if kind == .separator { return ["type": .string("separator")] }
    var properties: [String: BusValue] = [:]
    // A single one would mark the key of the letter behind it.
    if !title.isEmpty { properties["label"] = .string(title.replacing("_", with: "__")) }
    if !isEnabled || kind == .text { properties["enabled"] = .bool(false) }
    if kind == .submenu { properties["children-display"] = .string("submenu") }
    if let mark, let toggleType {
      properties["toggle-type"] = .string(toggleType)
      properties["toggle-state"] =
        switch mark {
        case .off: .int32(0)
        case .on: .int32(1)
        // Said although it is the default: panels take a toggle without a state for one that is off.
        case .mixed: .int32(-1)
        }
    }
    return properties
  }
}
