import CSDL2
import Foundation
import UICore

/// A drag that began in a window of this program, over other windows: ours are called, others' get XDND's messages.
@MainActor
final class XdndSource: PlatformDrag {
  private let content: DragContent
  private weak var window: SDLWindow?
  private unowned let drags: XdndDrags
  private weak var source: (any PlatformDragSource)?
  private var connection: XdndConnection { drags.connection }

  /// Another program's window under the pointer.
  private struct Peer: Equatable {
    let window: XWindow
    /// The window that gets messages for it.
    let receiver: XWindow
    let version: Int
  }
  private enum Place {
    case nothing
    case own(SDLWindow)
    case peer(Peer)
  }
  private var place = Place.nothing
  private var location = CGPoint.zero
  private var operation = DropOperation.forbidden
  /// Whether an answer to the last position is still to come, and the position to send after it.
  private var isWaiting = false
  private var next: (x: Int, y: Int)?
  private var isDropping = false
  /// Whether the other program was told of the drop; it may still answer positions.
  private var hasLetGo = false
  private var following: PlatformTimer?
  private var lastPointer: (x: Int, y: Int)?
  private var timer: PlatformTimer?
  /// Keeps itself until another program has answered after the drop.
  private var selfUntilEnd: XdndSource?

  /// Seconds to wait for an answer to a position, and after a drop for the end; our own figures.
  private static let (statusPatience, dropPatience) = (2.0, 10.0)

  init(_ content: DragContent, from window: SDLWindow, drags: XdndDrags, source: any PlatformDragSource) {
    (self.content, self.window, self.drags, self.source) = (content, window, drags, source)
    follow()
  }

  /// Asks for the pointer in every frame: outside of a window without the keyboard SDL tells of no move and no release.
  private func follow() {
    following = drags.platform.schedule(after: drags.platform.frameInterval) { [weak self] in
      guard let self, !isDropping, let window else { return }
      follow()
      let pointer = connection.pointer
      guard let place = connection.translate((pointer.x, pointer.y), from: connection.root, to: window.xWindow) else {
        return
      }
      let event = PointerEvent(location: window.points(x: place.x, y: place.y))
      if !pointer.isDown {
        window.client?.windowDidReceive(.pointerUp(event))
      } else if let last = lastPointer, last != (pointer.x, pointer.y), window.isOutside(event.location) {
        window.client?.windowDidReceive(.pointerMoved(event))
      }
      lastPointer = (pointer.x, pointer.y)
    }
  }

  func move(to location: CGPoint) -> Bool {
    guard let window, !isDropping,
      let point = connection.translate(window.units(location), from: window.xWindow, to: connection.root)
    else { return false }
    let new = find(point.x, point.y)
    switch (place, new) {
    case (.own(let a), .own(let b)) where a === b: break
    case (.peer(let a), .peer(let b)) where a == b: break
    default:
      leave()
      place = new
      if case .peer(let peer) = new { enter(peer) }
    }
    switch new {
    case .nothing:
      source?.dragWould(.forbidden)
      return true
    case .own(let own):
      if own === window { return false }
      guard let local = connection.translate((point.x, point.y), from: connection.root, to: own.xWindow) else {
        return true
      }
      self.location = own.points(x: local.x, y: local.y)
      source?.dragWould(own.client?.windowDragMoved(content, to: self.location) ?? .forbidden)
      return true
    case .peer(let peer):
      send(to: peer, point.x, point.y)
      return true
    }
  }

  /// What is at a point of the screen: the outermost window that takes part in drags.
  private func find(_ x: Int, _ y: Int) -> Place {
    var window = connection.root
    for _ in 0..<32 {
      guard let child = connection.translate((x, y), from: connection.root, to: window)?.child, child != 0 else {
        return .nothing
      }
      window = child
      if let own = drags.platform.windows.first(where: { $0.xWindow == child }) { return .own(own) }
      var receiver = child
      if let proxy = connection.values("XdndProxy", of: child)?.first,
        connection.values("XdndProxy", of: proxy)?.first == proxy
      {
        receiver = proxy
      }
      guard let version = connection.values("XdndAware", of: receiver)?.first else { continue }
      if version < 3 { return .nothing }
      return .peer(Peer(window: child, receiver: receiver, version: min(Int(version), XdndConnection.version)))
    }
    return .nothing
  }

  private func leave() {
    timer?.cancel()
    (isWaiting, next, operation) = (false, nil, .forbidden)
    switch place {
    case .nothing: break
    case .own(let own): if own !== window { own.client?.windowDragLeft() }
    case .peer(let peer):
      connection.send("XdndLeave", to: peer.receiver, about: peer.window, [Int(bitPattern: connection.window)])
    }
    place = .nothing
  }

  private func enter(_ peer: Peer) {
    let types = drags.selection.types.map { Int(bitPattern: $0) }
    connection.send(
      "XdndEnter", to: peer.receiver, about: peer.window,
      [Int(bitPattern: connection.window), peer.version << 24 | (types.count > 3 ? 1 : 0)] + types.prefix(3))
    source?.dragWould(.forbidden)
  }

  /// One position at a time: the next goes out when the last was answered.
  private func send(to peer: Peer, _ x: Int, _ y: Int) {
    if isWaiting {
      next = (x, y)
      return
    }
    isWaiting = true
    connection.send(
      "XdndPosition", to: peer.receiver, about: peer.window,
      [
        Int(bitPattern: connection.window), 0, (x & 0xFFFF) << 16 | (y & 0xFFFF), 0,
        Int(bitPattern: connection.atom("XdndActionCopy")),
      ])
    timer?.cancel()
    timer = drags.platform.schedule(after: Self.statusPatience) { [weak self] in self?.giveUp() }
  }

  /// A program that does not answer gets no more messages while the pointer is over it.
  private func giveUp() {
    operation = .forbidden
    source?.dragWould(.forbidden)
    if isDropping { finish(.cancel) }
  }

  func handleStatus(_ data: (Int, Int, Int, Int, Int)) {
    guard case .peer(let peer) = place, XWindow(bitPattern: data.0) == peer.window, !hasLetGo else { return }
    timer?.cancel()
    isWaiting = false
    let isMove = Atom(bitPattern: data.4) == connection.atom("XdndActionMove")
    operation = data.1 & 1 == 0 ? .forbidden : isMove ? .move : .copy
    source?.dragWould(operation)
    if let next {
      self.next = nil
      send(to: peer, next.x, next.y)
    } else if isDropping {
      letGo(peer)
    }
  }

  func drop() {
    following?.cancel()
    switch place {
    case .nothing: finish(.cancel)
    case .own(let own):
      place = .nothing
      finish(own.client?.windowDragDropped(content, at: location) ?? .cancel)
    case .peer(let peer):
      isDropping = true
      selfUntilEnd = self
      if !isWaiting { letGo(peer) }
    }
  }

  private func letGo(_ peer: Peer) {
    guard operation == .copy || operation == .move else {
      leave()
      return finish(.cancel)
    }
    hasLetGo = true
    connection.send("XdndDrop", to: peer.receiver, about: peer.window, [Int(bitPattern: connection.window), 0, 0])
    timer?.cancel()
    timer = drags.platform.schedule(after: Self.dropPatience) { [weak self] in self?.finish(.cancel) }
  }

  func handleFinished(_ data: (Int, Int, Int, Int, Int)) {
    guard isDropping, case .peer(let peer) = place, XWindow(bitPattern: data.0) == peer.window else { return }
    // Before version 5 nothing says whether it was taken.
    let isTaken = peer.version < 5 || data.1 & 1 != 0
    finish(isTaken ? operation : .cancel)
  }

  private func finish(_ done: DropOperation) {
    timer?.cancel()
    (place, isDropping) = (.nothing, false)
    drags.selection.withdraw()
    source?.dragDidEnd(done)
    selfUntilEnd = nil
  }

  func cancel() {
    following?.cancel()
    leave()
    drags.selection.withdraw()
  }
}
