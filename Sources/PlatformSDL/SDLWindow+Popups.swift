import CSDL2
import Foundation
import Geometry
import UICore

/// What a window shows beside itself, on X11: other window systems do not tell where a window is.
extension SDLWindow {
  var desktopOrigin: CGPoint? {
    guard !isClosed, xWindow != 0, let (x, y) = originInUnits else { return nil }
    return points(x: x, y: y)
  }

  /// Where the upper left corner of its content is, in pixels of the screen.
  private var originInUnits: (x: Int, y: Int)? {
    guard let native = Self.native(handle) else { return nil }
    var (x, y, child): (Int32, Int32, XWindow) = (0, 0, 0)
    let root = XDefaultRootWindow(native.display)
    guard XTranslateCoordinates(native.display, native.window, root, 0, 0, &x, &y, &child) != 0 else { return nil }
    return (Int(x), Int(y))
  }

  func openPopup(at frame: CGRect) -> (any PlatformPopup)? {
    guard let area = area(of: frame), let popup = SDLPopup(of: self, at: frame, area) else { return nil }
    popups.append(popup)
    return popup
  }

  /// A rectangle of the window, in points, as units of the screen.
  func area(of frame: CGRect) -> SDL_Rect? {
    guard !isClosed, xWindow != 0, let (x, y) = originInUnits else { return nil }
    let offset = units(frame.origin)
    return SDL_Rect(
      x: Int32(clamping: x + offset.x), y: Int32(clamping: y + offset.y),
      w: Self.units(frame.width / pointsPerUnit), h: Self.units(frame.height / pointsPerUnit))
  }

  func windowMoved() {
    for popup in popups { popup.place() }
    client?.windowDidMove()
  }

  /// Whether a window of SDL is this one or a popup of it.
  func shows(_ other: OpaquePointer) -> Bool { other == handle || popups.contains { $0.handle == other } }
}
