import CSDL2
import Foundation
import Geometry
import UICore

/// A window that no window manager frames, moves or gives the keyboard: for what leaves another window.
@MainActor
final class SDLPopup: PlatformPopup {
  let handle: OpaquePointer
  let identifier: UInt32
  let isTranslucent: Bool
  var frame: CGRect { didSet { if frame != oldValue { place() } } }
  var touchArea = CGRect.zero
  private unowned let window: SDLWindow
  private let surface: WindowSurface
  private var outline = PopupOutline()
  private var isShown = false
  private var isClosed = false

  init?(of window: SDLWindow, at frame: CGRect, _ area: SDL_Rect) {
    guard let native = SDLWindow.native(window.handle) else { return nil }
    let visual = Self.translucentVisual(native.display)
    if let visual { SDL_SetHint(SDL_HINT_VIDEO_X11_WINDOW_VISUALID, String(visual)) }
    defer { SDL_SetHint(SDL_HINT_VIDEO_X11_WINDOW_VISUALID, nil) }
    // SDL would give the keyboard to what it shows itself, where there is no window manager.
    let flags = SDL_WINDOW_POPUP_MENU.rawValue | SDL_WINDOW_HIDDEN.rawValue
    guard let handle = SDL_CreateWindow("", area.x, area.y, area.w, area.h, flags) else { return nil }
    self.handle = handle
    (self.window, self.frame) = (window, frame)
    identifier = SDL_GetWindowID(handle)
    isTranslucent = visual != nil
    surface = WindowSurface(handle)
    if isTranslucent { return }
    surface.didDraw = { [weak self] buffer, damage in
      guard let self, let native = SDLWindow.native(self.handle) else { return }
      outline.cut(native.window, on: native.display, along: buffer, damage)
    }
  }

  /// A visual with an opacity for each pixel, where something heeds that.
  private static func translucentVisual(_ display: OpaquePointer) -> VisualID? {
    let screen = XDefaultScreen(display)
    var info = XVisualInfo()
    guard XGetSelectionOwner(display, XInternAtom(display, "_NET_WM_CM_S\(screen)", 0)) != 0,
      XMatchVisualInfo(display, screen, 32, TrueColor, &info) != 0
    else { return nil }
    return info.visualid
  }

  /// Puts it where its frame is now.
  func place() {
    guard !isClosed, let area = window.area(of: frame) else { return }
    var old = SDL_Rect()
    SDL_GetWindowSize(handle, &old.w, &old.h)
    if (old.w, old.h) != (area.w, area.h) {
      SDL_SetWindowSize(handle, area.w, area.h)
      surface.invalidate()
    }
    SDL_SetWindowPosition(handle, area.x, area.y)
  }

  func present(_ frame: PresentedFrame) {
    if isClosed { return }
    surface.show(frame)
    updateTouchArea()
    show()
  }

  /// Leaves the pointer to the window where that shows what is there, and to what is behind around the touch area.
  private func updateTouchArea() {
    guard let native = SDLWindow.native(handle) else { return }
    func set(_ rect: CGRect, _ operation: Int32) {
      let (start, end) = (window.units(rect.origin), window.units(CGPoint(x: rect.maxX, y: rect.maxY)))
      let origin = window.units(frame.origin)
      var area = XRectangle(
        x: Int16(clamping: start.x - origin.x), y: Int16(clamping: start.y - origin.y),
        width: UInt16(clamping: end.x - start.x), height: UInt16(clamping: end.y - start.y))
      XShapeCombineRectangles(native.display, native.window, ShapeInput, 0, 0, &area, 1, operation, Unsorted)
    }
    set(touchArea, ShapeSet)
    set(CGRect(origin: .zero, size: window.size), ShapeSubtract)
  }

  func show() {
    guard !isClosed, !isShown, let native = SDLWindow.native(handle) else { return }
    isShown = true
    XMapRaised(native.display, native.window)
    XFlush(native.display)
  }

  func hide() {
    guard !isClosed, isShown, let native = SDLWindow.native(handle) else { return }
    isShown = false
    XUnmapWindow(native.display, native.window)
    XFlush(native.display)
  }

  func handle(_ event: SDL_Event) {
    if event.type == SDL_WINDOWEVENT.rawValue {
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN: surface.showAgain()
      case SDL_WINDOWEVENT_ENTER: window.showCursor()
      case SDL_WINDOWEVENT_LEAVE: window.deliver(.pointerLeft)
      default: break
      }
    } else if let input = event.inputEvent(
      pointsPerUnit: window.pointsPerUnit, EventModifiers(window.platform.modifiers))
    {
      window.deliver(input.moved(by: frame.origin))
    }
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    window.popups.removeAll { $0 === self }
    SDL_DestroyWindow(handle)
  }
}
