import DesktopBus
import Foundation

/// The object that a panel shows as an icon: `org.kde.StatusNotifierItem`, as freedesktop.org's specification and KDE's
/// panel have it.
@MainActor final class StatusNotifier: StatusObject {
  nonisolated static let path = "/StatusNotifierItem"

  /// What tells the program's items from others', the same each time it runs.
  private let id: String
  private let press: (_ x: Int, _ y: Int) -> Void
  private(set) var name = ""
  private var pictures: [StatusItemPixels] = []
  private(set) var hasMenu = false

  /// - Parameter press: called with a place in pixels of the desktop.
  init(id: String, press: @escaping (_ x: Int, _ y: Int) -> Void) { (self.id, self.press) = (id, press) }

  /// Changes what is shown.
  ///
  /// - Returns: what panels are to be told of it.
  func show(name: String, pictures: [StatusItemPixels], hasMenu: Bool) -> [BusSignal] {
    var changes: [String] = []
    if name != self.name { changes += ["NewTitle", "NewToolTip"] }
    if pictures != self.pictures { changes.append("NewIcon") }
    if hasMenu != self.hasMenu { changes.append("NewMenu") }
    (self.name, self.pictures, self.hasMenu) = (name, pictures, hasMenu)
    return changes.map { BusSignal(path: Self.path, interface: Self.interface, member: $0, arguments: []) }
  }

  // MARK: StatusObject

  static let interface = "org.kde.StatusNotifierItem"
  static let methods = [
    StatusMember(name: "Activate", takes: ["i", "i"]), StatusMember(name: "SecondaryActivate", takes: ["i", "i"]),
    StatusMember(name: "ContextMenu", takes: ["i", "i"]), StatusMember(name: "Scroll", takes: ["i", "s"]),
  ]
  static let signals = [
    StatusMember(name: "NewTitle"), StatusMember(name: "NewIcon"), StatusMember(name: "NewAttentionIcon"),
    StatusMember(name: "NewOverlayIcon"), StatusMember(name: "NewToolTip"), StatusMember(name: "NewMenu"),
    StatusMember(name: "NewStatus", gives: ["s"]),
  ]

  var properties: [String: BusValue] {
    let none = BusValue.array([], of: StatusItemPixels.type)
    return [
      "Category": .string("ApplicationStatus"), "Id": .string(id), "Title": .string(name), "Status": .string("Active"),
      "WindowId": .int32(0), "IconThemePath": .string(""), "IconName": .string(""),
      "IconPixmap": .array(pictures.map(\.value), of: StatusItemPixels.type), "OverlayIconName": .string(""),
      "OverlayIconPixmap": none, "AttentionIconName": .string(""), "AttentionIconPixmap": none,
      "AttentionMovieName": .string(""),
      "ToolTip": .structure([.string(""), none, .string(name), .string("")]), "ItemIsMenu": .bool(hasMenu),
      // KDE's word for none.
      "Menu": .path(hasMenu ? StatusMenu.path : "/NO_DBUSMENU"),
    ]
  }

  func perform(_ call: BusCall) -> BusReply {
    // Panels that draw no menus ask programs to, whatever `ItemIsMenu` says.
    if call.member != "Scroll", let x = call.int(0), let y = call.int(1) { press(x, y) }
    return .values([])
  }
}
