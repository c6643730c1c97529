import DesktopBus
import DisplayList
import Foundation
import Geometry
import TextLayout
import UICore

@testable import DesktopStatusItems

/// An item without a bus, what a panel would be told of it, and what its program is told.
@MainActor final class ServedItem: StatusItemClient {
  private(set) var item: StatusItem!
  /// What is drawn at so many pixels a point; nothing at others.
  var pictures: [CGFloat: Bitmap] = [:]
  private(set) var presses: [CGPoint?] = []
  private(set) var changesOfIsShown = 0
  /// The titles of what was chosen.
  private(set) var chosen: [String] = []
  private var signals: [BusSignal] = []

  init() {
    item = StatusItem(id: "served", client: self) { [weak self] _, scale in
      self?.pictures[scale]
    } place: { x, y in
      // As on a display of two pixels a point.
      CGPoint(x: CGFloat(x) / 2, y: CGFloat(y) / 2)
    }
    item.send = { [weak self] in self?.signals.append($0) }
  }

  private final class NoGlyphs: GlyphSource {
    func bitmap(font: FontID, glyph: UInt32, pixelSize: Float, phase: Int) -> GlyphBitmap? { nil }
    func outline(font: FontID, glyph: UInt32, pixelSize: Float) -> Path? { nil }
  }

  func show(_ menu: [StatusMenuEntry]?, name: String = "Served") {
    let frame = PresentedFrame(
      list: DisplayList([]), size: CGSize(width: 22, height: 22), scale: 1,
      background: RGBA(red: 0, green: 0, blue: 0, alpha: 0), glyphs: NoGlyphs())
    item.show(StatusItemContent(name: name, picture: frame, menu: menu))
  }

  /// A line that can be chosen.
  func line(
    _ id: UInt32, _ title: String, isEnabled: Bool = true, mark: StatusMenuEntry.Mark? = nil, isChoice: Bool = false
  ) -> StatusMenuEntry {
    StatusMenuEntry(id: id, kind: .item, title: title, isEnabled: isEnabled, mark: mark, isChoice: isChoice) {
      [weak self] in self?.chosen.append(title)
    }
  }

  func submenu(
    _ id: UInt32, _ title: String, isEnabled: Bool = true, _ children: [StatusMenuEntry] = []
  ) -> StatusMenuEntry {
    StatusMenuEntry(id: id, kind: .submenu, title: title, isEnabled: isEnabled, children: children) {
      [weak self] in self?.chosen.append(title)
    }
  }

  // MARK: StatusItemClient

  func statusItemWasPressed(at place: CGPoint?) { presses.append(place) }
  func statusItemIsShownDidChange() { changesOfIsShown += 1 }

  // MARK: Calls

  /// What was told since it was asked last.
  func told() -> [BusSignal] {
    defer { signals = [] }
    return signals
  }

  func answer(_ path: String, _ interface: String, _ member: String, _ arguments: [BusValue]) -> BusReply {
    item.answer(BusCall(path: path, interface: interface, member: member, arguments: arguments))
  }

  /// Calls a method of the icon.
  @discardableResult func icon(_ member: String, _ arguments: BusValue...) -> BusReply {
    answer("/StatusNotifierItem", "org.kde.StatusNotifierItem", member, arguments)
  }

  /// Calls a method of the menu.
  @discardableResult func menu(_ member: String, _ arguments: BusValue...) -> BusReply {
    answer("/MenuBar", "com.canonical.dbusmenu", member, arguments)
  }

  func property(_ name: String, of interface: String, at path: String) -> BusValue? {
    let reply = answer(path, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(name)])
    guard case .values(let values) = reply, values.count == 1, case .variant(let value) = values[0] else { return nil }
    return value
  }

  func iconProperty(_ name: String) -> BusValue? {
    property(name, of: "org.kde.StatusNotifierItem", at: "/StatusNotifierItem")
  }

  /// Does with a line what a desktop does when people click it.
  @discardableResult func event(_ name: String, _ number: Int32) -> BusReply {
    menu("Event", .int32(number), .string(name), .variant(.int32(0)), .uint32(0))
  }

  /// The arrangement below a line, and its revision.
  func layout(_ number: Int32 = 0, depth: Int32 = -1, names: [String] = []) -> (revision: BusValue, root: BusValue)? {
    let names = BusValue.array(names.map { .string($0) }, of: "s")
    guard case .values(let values) = menu("GetLayout", .int32(number), .int32(depth), names), values.count == 2 else {
      return nil
    }
    return (values[0], values[1])
  }

  /// The numbers of all lines by their titles, as a desktop would read them.
  var numbers: [String: Int32] {
    var numbers: [String: Int32] = [:]
    func read(_ line: BusValue) {
      guard case .structure(let parts) = line.content, parts.count == 3, case .int32(let number) = parts[0],
        case .properties(let properties) = parts[1], case .array(let children, _) = parts[2]
      else { return }
      if let title = properties["label"]?.string { numbers[title] = number }
      for child in children { read(child) }
    }
    if let root = layout()?.root { read(root) }
    return numbers
  }
}

/// A line of an arrangement as `com.canonical.dbusmenu` has it, `(ia{sv}av)`.
func menuLine(_ number: Int32, _ properties: [String: BusValue], _ children: [BusValue] = []) -> BusValue {
  .structure([.int32(number), .properties(properties), .array(children.map { .variant($0) }, of: "v")])
}
