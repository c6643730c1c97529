import DesktopBus
import DisplayList
import Foundation
import UICore

/// An item of the desktop's tray: what it shows, and the objects of the bus that panels ask about it.
@MainActor final class StatusItem: PlatformStatusItem {
  private weak var client: (any StatusItemClient)?
  private let draw: (PresentedFrame, _ scale: CGFloat) -> Bitmap?
  private let notifier: StatusNotifier
  let menu = StatusMenu()
  /// Tells panels; does nothing where there is no bus.
  var send: (BusSignal) -> Void = { _ in }
  /// Takes the item from the bus.
  var end: () -> Void = {}

  var isShown: Bool? {
    didSet { if isShown != oldValue { client?.statusItemIsShownDidChange() } }
  }

  /// - Parameters:
  ///   - id: the same for each run of the program.
  ///   - hasBus: whether there may be panels.
  ///   - place: the points of the desktop for pixels of it.
  init(
    id: String, client: any StatusItemClient, hasBus: Bool = true,
    draw: @escaping (PresentedFrame, _ scale: CGFloat) -> Bitmap?,
    place: @escaping (_ x: Int, _ y: Int) -> CGPoint
  ) {
    (self.client, self.draw) = (client, draw)
    isShown = hasBus ? nil : false
    notifier = StatusNotifier(id: id) { [weak client] x, y in
      // Panels that do not know where they are say so.
      client?.statusItemWasPressed(at: (x, y) == (0, 0) ? nil : place(x, y))
    }
  }

  /// Pixels a point in which panels get the picture: they are 22 and 44 pixels high.
  private static let scales: [CGFloat] = [1, 2]

  func show(_ content: StatusItemContent) {
    let pictures = Self.scales.compactMap { draw(content.picture, $0).map { StatusItemPixels($0) } }
    var signals = menu.show(content.menu ?? [])
    signals += notifier.show(name: content.name, pictures: pictures, hasMenu: content.menu != nil)
    for signal in signals { send(signal) }
  }

  func close() { end() }

  /// Answers a call of one of its objects.
  func answer(_ call: BusCall) -> BusReply {
    if call.interface == "org.freedesktop.DBus.Peer" { return call.member == "Ping" ? .values([]) : .unknownMethod }
    switch call.path {
    case StatusNotifier.path: return notifier.answer(call)
    case StatusMenu.path where notifier.hasMenu: return menu.answer(call)
    case "/":
      guard call.interface == "org.freedesktop.DBus.Introspectable", call.member == "Introspect" else {
        return .unknownMethod
      }
      let paths = [StatusNotifier.path] + (notifier.hasMenu ? [StatusMenu.path] : [])
      return .value(
        .string(StatusIntrospection.node(paths.map { "<node name=\"\($0.dropFirst())\"/>" }.joined())))
    default: return .unknownObject
    }
  }
}
