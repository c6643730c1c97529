import CSDL2
import Foundation
import UICore

/// Drags on X11, in both directions: hands the events of its connection to those whose they are.
@MainActor
final class XdndDrags {
  let connection: XdndConnection
  unowned let platform: SDLPlatform
  let target: XdndTarget
  let selection: XdndSelection
  private weak var current: XdndSource?

  init(_ connection: XdndConnection, platform: SDLPlatform) {
    (self.connection, self.platform) = (connection, platform)
    target = XdndTarget(connection, platform: platform)
    selection = XdndSelection(connection, platform: platform)
  }

  func handleEvents() {
    while let event = connection.nextEvent() {
      switch event.type {
      case ClientMessage: handle(event.xclient)
      case SelectionNotify: target.transfers.handle(event.xselection)
      case SelectionRequest: selection.handle(event.xselectionrequest)
      case SelectionClear: selection.lose()
      case PropertyNotify:
        target.transfers.handle(event.xproperty)
        selection.handle(event.xproperty)
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
