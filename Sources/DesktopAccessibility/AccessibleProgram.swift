import DesktopBus
import Foundation
import UICore

/// The program's windows and elements as objects of the accessibility bus: answers what is asked of them, and tells
/// what changes.
///
/// The protocol is that of AT-SPI 2, as at-spi2-core 2.46 describes it in its `xml` folder. Elements are read when
/// somebody asks or `refresh` is called, and only where the window has drawn something new.
@MainActor
package final class AccessibleProgram {
  let name: String
  private let openWindows: () -> [(window: any PlatformWindow, content: any AccessibleWindow)]
  private let send: (BusSignal) -> Void
  /// The program's own name on the bus.
  var busName = ""
  /// What stands above the program: the desktop, which the registry tells.
  var desktop = ("", "/org/a11y/atspi/null")
  /// The number that the registry gives the program.
  var identifier: Int32 = 0
  private(set) var windows: [AccessibleWindowNode] = []
  private var lastNumber: UInt32 = 0

  init(
    name: String, windows: @escaping () -> [(window: any PlatformWindow, content: any AccessibleWindow)],
    send: @escaping (BusSignal) -> Void
  ) {
    (self.name, openWindows, self.send) = (name, windows, send)
  }

  // MARK: Objects

  nonisolated static let rootPath = "/org/a11y/atspi/accessible/root"
  private static let pathPrefix = "/org/a11y/atspi/accessible/"

  static func path(_ number: UInt32) -> String { number == 0 ? rootPath : pathPrefix + String(number) }

  /// The object of a node; 0 is the program.
  func reference(_ number: UInt32?) -> BusValue {
    guard let number else { return .structure([.string(""), .path("/org/a11y/atspi/null")]) }
    return .structure([.string(busName), .path(Self.path(number))])
  }

  /// What an object of the program stands for.
  enum Target {
    case program
    case window(AccessibleWindowNode)
    case element(AccessibleNode, AccessibleWindowNode)
  }

  private func target(_ path: String) -> Target? {
    if path == Self.rootPath { return .program }
    guard path.hasPrefix(Self.pathPrefix), let number = UInt32(path.dropFirst(Self.pathPrefix.count)) else {
      return nil
    }
    for window in windows {
      if window.number == number { return .window(window) }
      if let node = window.nodes[number] { return .element(node, window) }
    }
    return nil
  }

  /// Answers a call.
  func answer(_ call: BusCall) -> BusReply {
    if call.interface == "org.freedesktop.DBus.Peer" { return call.member == "Ping" ? .values([]) : .unknownMethod }
    if call.path == Self.cachePath { return answerCache(call) }
    refresh()
    guard let target = target(call.path) else { return .unknownObject }
    return AccessibleObject(target: target, program: self).answer(call)
  }

  private static let cachePath = "/org/a11y/atspi/cache"

  /// Who asks for all elements at once gets none, and asks for each: so they are read when they are wanted.
  private func answerCache(_ call: BusCall) -> BusReply {
    guard call.interface == AccessibleObject.prefix + "Cache", call.member == "GetItems" else { return .unknownMethod }
    return .value(.array([], of: "((so)(so)(so)iiassusau)"))
  }

  // MARK: Changes

  /// Reads what windows have drawn since, and tells what is different.
  func refresh() {
    let open = openWindows()
    for index in windows.indices.reversed() where !open.contains(where: { $0.content === windows[index].content }) {
      let gone = windows.remove(at: index)
      tell(window: gone, "Destroy")
      childrenChanged(of: 0, "remove", gone.number, at: index)
    }
    for (window, content) in open {
      if let index = windows.firstIndex(where: { $0.content === content }) {
        refresh(at: index)
      } else {
        windows.append(AccessibleWindowNode(window, content, number: nextNumber()).read(nextNumber))
        childrenChanged(of: 0, "add", windows.last!.number, at: windows.count - 1)
        tell(window: windows.last!, "Create")
        if windows.last!.isActive { tellActive(windows.last!) }
      }
    }
  }

  /// Lets go of all windows, once nobody is told of them any more.
  func forget() { windows = [] }

  private func nextNumber() -> UInt32 {
    lastNumber += 1
    return lastNumber
  }

  private func refresh(at index: Int) {
    let old = windows[index]
    let isSame =
      old.source == old.content.elementsSource && old.title == old.window.title && old.isActive == old.content.isActive
    if isSame { return }
    let new = old.read(nextNumber)
    windows[index] = new
    for signal in AccessibleChanges(from: old, to: new, program: self).signals { send(signal) }
    if new.title != old.title {
      send(.object(Self.path(new.number), "PropertyChange", "accessible-name", value: .string(new.title)))
    }
    if new.isActive != old.isActive { tellActive(new) }
  }

  private func tellActive(_ window: AccessibleWindowNode) {
    tell(window: window, window.isActive ? "Activate" : "Deactivate")
    send(.object(Self.path(window.number), "StateChanged", "active", window.isActive ? 1 : 0))
  }

  private func tell(window: AccessibleWindowNode, _ member: String) {
    send(
      BusSignal(
        path: Self.path(window.number), interface: "org.a11y.atspi.Event.Window", member: member,
        arguments: [.string(""), .int32(0), .int32(0), .variant(.string(window.title)), .properties([:])]))
  }

  /// Has a text said, as of the window that people use.
  func announce(_ text: String) {
    refresh()
    guard let window = windows.first(where: \.isActive) ?? windows.first else { return }
    // `ATSPI_LIVE_POLITE`: after what is being said.
    send(.object(Self.path(window.number), "Announcement", "", 1, value: .string(text)))
  }

  private func childrenChanged(of parent: UInt32, _ what: String, _ child: UInt32, at index: Int) {
    send(
      .object(Self.path(parent), "ChildrenChanged", what, index, value: reference(child)))
  }
}

extension BusSignal {
  /// An event of an object, as all of them are told: what of it, two numbers and a value.
  static func object(
    _ path: String, _ member: String, _ detail: String = "", _ first: Int = 0, _ second: Int = 0,
    value: BusValue = .int32(0)
  ) -> BusSignal {
    BusSignal(
      path: path, interface: "org.a11y.atspi.Event.Object", member: member,
      arguments: [.string(detail), .clamped(first), .clamped(second), .variant(value), .properties([:])])
  }
}
