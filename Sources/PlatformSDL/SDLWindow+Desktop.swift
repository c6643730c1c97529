import CSDL2
import Foundation
import Geometry
import UICore

/// What a window asks of the desktop around it.
extension SDLWindow {
  /// Places a point of the window on the same point of the part of its display that no panel covers.
  func move(to point: UnitPoint) {
    var area = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(max(0, SDL_GetWindowDisplayIndex(handle)), &area) == 0 else { return }
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    func origin(_ start: Int32, _ room: Int32, _ part: CGFloat) -> Int32 {
      start + (part.isFinite ? Int32((CGFloat(max(0, room)) * min(1, max(0, part))).rounded()) : 0)
    }
    SDL_SetWindowPosition(
      handle, origin(area.x, area.w - width, point.x), origin(area.y, area.h - height, point.y))
  }

  /// Places the window below or above a point of the desktop, in the part of that display that no panel covers.
  ///
  /// - Parameter anchor: points.
  func move(beside anchor: CGPoint) {
    let (x, y) = (Self.coordinate(anchor.x / pointsPerUnit), Self.coordinate(anchor.y / pointsPerUnit))
    var (display, area) = (SDL_Rect(), SDL_Rect())
    let index = (0..<SDL_GetNumVideoDisplays()).first { index in
      SDL_GetDisplayBounds(index, &display) == 0 && (display.x..<display.x + max(1, display.w)).contains(x)
        && (display.y..<display.y + max(1, display.h)).contains(y)
    }
    guard let index, SDL_GetDisplayUsableBounds(index, &area) == 0 else { return move(to: .top) }
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    let isBelow = y - display.y < display.h / 2
    let top = isBelow ? max(y, area.y) : min(y, area.y + area.h) - height
    SDL_SetWindowPosition(
      handle, max(area.x, min(x - width / 2, area.x + area.w - width)),
      max(area.y, min(top, area.y + area.h - height)))
  }

  /// The width in SDL's units of the edges at which a window without a title bar is resized.
  private static let edge: Int32 = 5

  /// Has the desktop move and resize the window by its content.
  func followHitTest() {
    SDL_SetWindowHitTest(
      handle,
      { handle, place, data in
        guard let place = place?.pointee, let data else { return SDL_HITTEST_NORMAL }
        let (x, y) = (place.x, place.y)
        nonisolated(unsafe) let pointer = data
        // SDL asks while it reads events, which it does on the main thread.
        return MainActor.assumeIsolated {
          Unmanaged<SDLWindow>.fromOpaque(pointer).takeUnretainedValue().part(x, y)
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func part(_ x: Int32, _ y: Int32) -> SDL_HitTestResult {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    let (left, right) = (x < Self.edge, x >= width - Self.edge)
    if y < Self.edge {
      return left ? SDL_HITTEST_RESIZE_TOPLEFT : right ? SDL_HITTEST_RESIZE_TOPRIGHT : SDL_HITTEST_RESIZE_TOP
    }
    if y >= height - Self.edge {
      return left
        ? SDL_HITTEST_RESIZE_BOTTOMLEFT : right ? SDL_HITTEST_RESIZE_BOTTOMRIGHT : SDL_HITTEST_RESIZE_BOTTOM
    }
    if left { return SDL_HITTEST_RESIZE_LEFT }
    if right { return SDL_HITTEST_RESIZE_RIGHT }
    let isMoved = client?.windowIsMoved(at: points(x: Int(x), y: Int(y))) == true
    return isMoved ? SDL_HITTEST_DRAGGABLE : SDL_HITTEST_NORMAL
  }

  // MARK: X11

  /// Says by Motif's hints, which window managers heed, what the window's menu and buttons offer.
  func setDesktopFunctions(_ interactions: WindowInteractions) {
    guard xWindow != 0, let native = Self.native(handle) else { return }
    // MWM_FUNC_MOVE, then RESIZE and MAXIMIZE, MINIMIZE, CLOSE.
    var functions = 4
    if interactions.canBeResized { functions |= 2 | 16 }
    if interactions.canBeMinimized { functions |= 8 }
    if interactions.canBeClosed { functions |= 32 }
    let isBordered = SDL_GetWindowFlags(handle) & SDL_WINDOW_BORDERLESS.rawValue == 0
    // MWM_HINTS_FUNCTIONS and DECORATIONS; format 32 is an array of longs.
    var hints = [3, functions, isBordered ? 1 : 0, 0, 0]
    let atom = XInternAtom(native.display, "_MOTIF_WM_HINTS", 0)
    hints.withUnsafeMutableBytes { bytes in
      _ = XChangeProperty(
        native.display, native.window, atom, atom, 32, Int32(PropModeReplace),
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 5)
    }
    XFlush(native.display)
  }

  /// Tells the desktop the window's title: SDL leaves it out where the process's locale, which is C unless somebody sets
  /// another, lacks one of its characters.
  func setDesktopTitle(_ title: String) {
    guard xWindow != 0, let native = Self.native(handle) else { return }
    let (name, type) = (
      XInternAtom(native.display, "_NET_WM_NAME", 0), XInternAtom(native.display, "UTF8_STRING", 0)
    )
    var text = title
    text.withUTF8 { bytes in
      _ = XChangeProperty(
        native.display, native.window, name, type, 8, Int32(PropModeReplace), bytes.baseAddress, Int32(bytes.count))
    }
    XFlush(native.display)
  }

  /// Keeps the window below all others: it is not mapped yet when the property is set, or the window manager is asked.
  func keepBelow() {
    guard let native = Self.native(handle) else { return }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = native.window
    event.xclient.message_type = XInternAtom(native.display, "_NET_WM_STATE", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = 1
    event.xclient.data.l.1 = Int(XInternAtom(native.display, "_NET_WM_STATE_BELOW", 0))
    event.xclient.data.l.3 = 1
    XSendEvent(
      native.display, XDefaultRootWindow(native.display), 0, Int(SubstructureNotifyMask | SubstructureRedirectMask),
      &event)
    XFlush(native.display)
  }
}
