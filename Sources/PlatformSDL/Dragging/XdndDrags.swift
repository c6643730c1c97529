import CSDL2
import Foundation
import UICore

/// Drags on X11, in both directions, and the clipboard: hands the events of its connection to those whose they are.
@MainActor
final class XdndDrags {
  let connection: XdndConnection
  unowned let platform: SDLPlatform
  let target: XdndTarget
  let selection: XdndSelection
  let clipboard: XClipboard
  private weak var current: XdndSource?
  /// Messages for the program's windows, which came on SDL's connection.
  private var inbox: [XClientMessageEvent] = []
  private let messages: Set<Atom>

  init(_ connection: XdndConnection, platform: SDLPlatform) {
    (self.connection, self.platform) = (connection, platform)
    target = XdndTarget(connection, platform: platform)
    selection = XdndSelection(connection, selection: "XdndSelection", platform: platform)
    clipboard = XClipboard(connection, platform: platform)
    messages = Set(["XdndEnter", "XdndPosition", "XdndLeave", "XdndDrop"].map { connection.atom($0) })
  }

  /// Lets a window of the program take part in drags.
  ///
  /// SDL answers the messages of a drag itself, in its own way: they are taken from it. A proxy window (XDND's
  /// "XdndProxy") would be simpler, but GTK 4 forgets it after the first move.
  func register(_ window: XWindow, on display: OpaquePointer) {
    connection.register(window)
    _XRegisterFilterByType(display, window, ClientMessage, ClientMessage, Self.filter, selfAsData)
  }

  func unregister(_ window: XWindow, on display: OpaquePointer) {
    _XUnregisterFilter(display, window, Self.filter, selfAsData)
  }

  private var selfAsData: UnsafeMutablePointer<CChar> {
    UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque()).assumingMemoryBound(to: CChar.self)
  }

  private static let filter:
    @convention(c) (
      OpaquePointer?, XWindow, UnsafeMutablePointer<XEvent>?, UnsafeMutablePointer<CChar>?
    ) -> Int32 = { _, _, event, data in
      guard let event, let data else { return 0 }
      let drags = Unmanaged<XdndDrags>.fromOpaque(data).takeUnretainedValue()
      nonisolated(unsafe) let message = event.pointee.xclient
      return MainActor.assumeIsolated { drags.take(message) } ? 1 : 0
    }

  /// Takes a message from SDL, if it is one of a drag. It is handled with the other events.
  private func take(_ message: XClientMessageEvent) -> Bool {
    guard messages.contains(message.message_type) else { return false }
    // A program that floods this one is not listened to.
    if inbox.count < 1_000 { inbox.append(message) }
    platform.wakeForDrags()
    return true
  }

  var hasEvents: Bool { !inbox.isEmpty || connection.hasEvents }

  func handleEvents() {
    let messages = inbox
    inbox = []
    for message in messages { handle(message) }
    while let event = connection.nextEvent() {
      switch event.type {
      case ClientMessage: handle(event.xclient)
      case SelectionNotify:
        target.transfers.handle(event.xselection)
        clipboard.transfers.handle(event.xselection)
      case SelectionRequest:
        let request = event.xselectionrequest
        (request.selection == connection.atom("CLIPBOARD") ? clipboard.selection : selection).handle(request)
      case SelectionClear:
        let isClipboard = event.xselectionclear.selection == connection.atom("CLIPBOARD")
        if isClipboard { clipboard.lose() } else { selection.lose() }
      case PropertyNotify:
        target.transfers.handle(event.xproperty)
        clipboard.transfers.handle(event.xproperty)
        selection.handle(event.xproperty)
        clipboard.selection.handle(event.xproperty)
      case DestroyNotify: target.windowIsGone(event.xdestroywindow.window)
      default: break
      }
    }
  }

  private func handle(_ message: XClientMessageEvent) {
    let data = message.data.l
    switch connection.name(of: message.message_type) {
    case "XdndEnter": target.enter(window: message.window, data)
    case "XdndPosition": target.move(window: message.window, data)
    case "XdndLeave": target.leave(source: XWindow(bitPattern: data.0))
    case "XdndDrop": target.drop(source: XWindow(bitPattern: data.0))
    case "XdndStatus": current?.handleStatus(data)
    case "XdndFinished": current?.handleFinished(data)
    default: break
    }
  }

  func begin(_ content: DragContent, from window: SDLWindow, source: any PlatformDragSource) -> any PlatformDrag {
    let drag = XdndSource(content, from: window, drags: self, source: source)
    current = drag
    selection.offer(content)
    return drag
  }
}
