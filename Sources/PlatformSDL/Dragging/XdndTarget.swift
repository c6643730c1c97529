import CSDL2
import CoreTransferable
import Foundation
import UICore

/// What another program drags over windows of this one.
///
/// The other program may do anything: what it offers is read with limits in time and size, and its end is noticed.
@MainActor
final class XdndTarget {
  private let connection: XdndConnection
  private unowned let platform: SDLPlatform
  let transfers: XdndTransfers

  @MainActor private final class Drag {
    let source: XWindow
    let types: [Atom]
    let content: DragContent
    /// The window of ours that it is over, and where.
    var window: XWindow = 0
    weak var over: SDLWindow?
    var location = CGPoint.zero
    var operation = DropOperation.forbidden
    /// Whether the list of what is dragged is still to come.
    var isIncomplete = false
    var isDropped = false
    /// Once it was dropped: what was done.
    var done: DropOperation?

    init(source: XWindow, types: [Atom], content: DragContent) {
      (self.source, self.types, self.content) = (source, types, content)
    }
  }
  private var drag: Drag?
  /// How often no button was down while nothing came.
  private var quietChecks = 0
  private var watch: PlatformTimer?
  private var ending: PlatformTimer?

  /// Seconds after a drop until the other program is let go if nothing is loaded.
  private static let patience = 2.0

  init(_ connection: XdndConnection, platform: SDLPlatform) {
    (self.connection, self.platform) = (connection, platform)
    transfers = XdndTransfers(connection, selection: "XdndSelection", platform: platform)
    transfers.ended = { [weak self] in self?.transferEnded() }
  }

  // MARK: Messages

  func enter(window: XWindow, _ data: (Int, Int, Int, Int, Int)) {
    end(.cancel)
    let source = XWindow(bitPattern: data.0)
    let version = data.1 >> 24 & 0xFF
    guard source != 0, version >= 3 else { return }
    var types = [data.2, data.3, data.4].map { Atom(bitPattern: $0) }
    if data.1 & 1 != 0 {
      types = connection.values("XdndTypeList", of: source, limit: XdndTransfers.typeLimit) ?? types
    }
    types = types.filter { $0 != 0 }
    let drag = Drag(source: source, types: types, content: DragContent(items: []))
    drag.window = window
    self.drag = drag
    // Tells of the end of a program that leaves without a word.
    connection.guarded { _ = XSelectInput(connection.display, source, Int(StructureNotifyMask)) }
    let item = connection.item(of: types) { [weak self, weak drag, connection] atom, done in
      guard let self, let drag, self.drag === drag else {
        return done(nil, ItemProviderError.noAnswer(type: connection.name(of: atom) ?? ""))
      }
      self.transfers.load(atom, done)
    }
    if !item.registeredContentTypes.isEmpty { drag.content.items = [item] }
    let list = connection.atom("text/uri-list")
    guard types.contains(list) else { return }
    drag.isIncomplete = true
    transfers.load(list) { [weak self, weak drag] data, _ in
      MainActor.assumeIsolated { if let drag { self?.complete(drag, item, with: data) } }
    }
  }

  /// The list of files and links is there.
  private func complete(_ drag: Drag, _ item: NSItemProvider, with data: Data?) {
    guard drag === self.drag else { return }
    drag.isIncomplete = false
    drag.content.items = connection.items(item, list: data)
    guard let over = drag.over else { return }
    drag.operation = over.client?.windowDragMoved(drag.content, to: drag.location) ?? .forbidden
    if drag.isDropped { perform(drag) } else { sendStatus(drag) }
  }

  func move(window: XWindow, _ data: (Int, Int, Int, Int, Int)) {
    guard let drag, drag.source == XWindow(bitPattern: data.0), !drag.isDropped else { return }
    let point = (x: data.2 >> 16 & 0xFFFF, y: data.2 & 0xFFFF)
    let over = platform.windows.first { $0.xWindow == window }
    if drag.over !== over { drag.over?.client?.windowDragLeft() }
    (drag.window, drag.over) = (window, over)
    if let over, let place = connection.translate(point, from: connection.root, to: window) {
      drag.location = over.points(x: place.x, y: place.y)
      drag.operation = over.client?.windowDragMoved(drag.content, to: drag.location) ?? .forbidden
    } else {
      drag.operation = .forbidden
    }
    sendStatus(drag)
    quietChecks = 0
    if watch == nil { keepWatch() }
  }

  private func sendStatus(_ drag: Drag) {
    let accepts = drag.operation == .copy || drag.operation == .move
    // Every position is wanted: what is under it may be another view.
    connection.send(
      "XdndStatus", to: drag.source, about: drag.source,
      [Int(bitPattern: drag.window), accepts ? 3 : 2, 0, 0, accepts ? Int(bitPattern: action(drag.operation)) : 0])
  }

  private func action(_ operation: DropOperation) -> Atom {
    connection.atom(operation == .move ? "XdndActionMove" : "XdndActionCopy")
  }

  func leave(source: XWindow) {
    guard let drag, drag.source == source, !drag.isDropped else { return }
    end(.cancel)
  }

  func windowIsGone(_ window: XWindow) { if drag?.source == window { end(.cancel) } }

  func drop(source: XWindow) {
    guard let drag, drag.source == source, !drag.isDropped else { return }
    drag.isDropped = true
    if !drag.isIncomplete { perform(drag) }
  }

  private func perform(_ drag: Drag) {
    let done = drag.over?.client?.windowDragDropped(drag.content, at: drag.location) ?? .cancel
    guard drag === self.drag else { return }
    drag.done = done
    if done == .cancel { return end(.cancel) }
    // The views load what they want, now or in a moment.
    ending = platform.schedule(after: Self.patience) { [weak self] in self?.endIfIdle() }
  }

  private func transferEnded() {
    guard drag?.done != nil else { return }
    ending?.cancel()
    // Whoever got one type may ask for another.
    ending = platform.schedule(after: 0.1) { [weak self] in self?.endIfIdle() }
  }

  private func endIfIdle() {
    guard let done = drag?.done else { return }
    if transfers.isIdle { end(done) }
  }

  /// The drag is over; the other program hears of it if it let go.
  private func end(_ operation: DropOperation) {
    guard let drag else { return }
    self.drag = nil
    watch?.cancel()
    watch = nil
    ending?.cancel()
    transfers.cancel()
    if drag.done == nil { drag.over?.client?.windowDragLeft() }
    if drag.isDropped {
      let isDone = operation == .copy || operation == .move
      connection.send(
        "XdndFinished", to: drag.source, about: drag.source,
        [Int(bitPattern: drag.window), isDone ? 1 : 0, isDone ? Int(bitPattern: action(operation)) : 0])
    }
    connection.guarded { _ = XSelectInput(connection.display, drag.source, 0) }
  }

  /// A program that hangs says nothing more: once the button is up for two seconds, its drag is over.
  private func keepWatch() {
    watch = platform.schedule(after: 1) { [weak self] in
      guard let self, let drag, !drag.isDropped else { return }
      quietChecks = connection.pointer.isDown ? 0 : quietChecks + 1
      if quietChecks >= 2 { end(.cancel) } else { keepWatch() }
    }
  }
}
