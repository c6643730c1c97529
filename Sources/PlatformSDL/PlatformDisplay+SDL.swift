import CSDL2
import Foundation
import UICore

extension PlatformDisplay {
  /// A display by SDL's number; nil where it has none of that number any more.
  ///
  /// - Parameter scale: pixels per point where SDL counts in pixels; nil where it counts in points, and does not tell the
  ///   scale before a window is there: 1 is taken then.
  init?(_ index: Int32, scale: CGFloat?) {
    var bounds = SDL_Rect(), usable = SDL_Rect(), mode = SDL_DisplayMode()
    guard SDL_GetDisplayBounds(index, &bounds) == 0 else { return nil }
    if SDL_GetDisplayUsableBounds(index, &usable) != 0 || usable.w <= 0 || usable.h <= 0 { usable = bounds }
    let isKnown = SDL_GetCurrentDisplayMode(index, &mode) == 0 && mode.refresh_rate > 0
    self.init(
      frame: CGRect(bounds, scale: scale ?? 1), visibleFrame: CGRect(usable, scale: scale ?? 1), scale: scale ?? 1,
      name: SDL_GetDisplayName(index).map { String(cString: $0) } ?? "",
      frameInterval: isKnown ? 1 / Double(min(360, max(24, mode.refresh_rate))) : 1 / 60)
  }
}

extension CGRect {
  fileprivate init(_ rect: SDL_Rect, scale: CGFloat) {
    self.init(
      x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.w) / scale,
      height: CGFloat(rect.h) / scale)
  }
}
