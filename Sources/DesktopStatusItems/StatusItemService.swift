import DesktopBus
import DisplayList
import Foundation
import UICore

/// Serves a program's items to the tray of the desktop: StatusNotifierItem over the session's bus, the menus as
/// `com.canonical.dbusmenu`.
///
/// A program without items costs nothing. What waits for the bus waits on a thread of its own.
@MainActor
package final class StatusItemService {
  private let loop: BusLoop
  private let address: String?
  private let draw: (PresentedFrame, _ scale: CGFloat) -> Bitmap?
  private let place: (_ x: Int, _ y: Int) -> CGPoint
  private var connections: [StatusItemConnection] = []
  private var lastNumber = 0

  /// - Parameters:
  ///   - draw: a frame's pixels, at so many pixels a point; nil where there is no memory for them.
  ///   - place: the points of the desktop for pixels of it.
  package init(
    environment: [String: String], loop: BusLoop, draw: @escaping (PresentedFrame, _ scale: CGFloat) -> Bitmap?,
    place: @escaping (_ x: Int, _ y: Int) -> CGPoint = { CGPoint(x: $0, y: $1) }
  ) {
    (self.loop, self.draw, self.place) = (loop, draw, place)
    address = BusConnection.sessionAddress(environment)
  }

  /// Asks the desktop to show an item.
  package func open(client: any StatusItemClient) -> any PlatformStatusItem {
    lastNumber += 1
    let process = ProcessInfo.processInfo
    let item = StatusItem(id: process.processName, client: client, hasBus: address != nil, draw: draw, place: place)
    let connection = StatusItemConnection(
      item, name: "org.kde.StatusNotifierItem-\(process.processIdentifier)-\(lastNumber)", address: address, loop: loop)
    item.end = { [weak self, weak connection] in
      connection?.close()
      self?.connections.removeAll { $0 === connection }
    }
    connections.append(connection)
    return item
  }

  /// Whether the desktop shows an item, or may show one soon.
  package var mayShowItem: Bool { connections.contains { $0.item.isShown != false } }

  /// Handles what has come over the bus, without waiting.
  package func handleEvents() {
    var hasMore = false
    // A press may end an item.
    for connection in connections where connection.handleEvents() { hasMore = true }
    if hasMore { loop.wake() }
  }

  /// Takes all items out of the panel.
  package func stop() {
    for connection in connections { connection.close() }
    connections = []
  }
}
