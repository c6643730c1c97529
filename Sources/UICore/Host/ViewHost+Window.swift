import Foundation
import Geometry

extension SceneWindow {
  /// Whether its windows are not smaller than their content.
  var measuresMinimum: Bool { settings.resizability.kind == .contentMinSize || measuresMaximum }
  /// Whether its windows are not larger than their content.
  var measuresMaximum: Bool {
    settings.resizability.kind == .contentSize || settings.resizability.kind == .automatic && isSettings
  }
}

extension ViewHost {
  /// The sizes that a window may have whose content this is.
  func limits(for scene: SceneWindow) -> WindowLimits {
    guard scene.measuresMinimum else { return WindowLimits() }
    let minimum = sizeThatFits(.zero)
    let maximum = scene.measuresMaximum ? sizeThatFits(.infinity) : nil
    return WindowLimits(minimum: minimum, maximum: maximum)
  }

  /// The height in points of the top by which a window without a title bar is moved: that of AppKit's title bar.
  private static let titleBarHeight: CGFloat = 28

  /// Whether nothing at a point of the window's top takes a press.
  func isMoved(at point: CGPoint) -> Bool {
    guard point.y < Self.titleBarHeight else { return false }
    let hits = router.displayList.hitTest(point) ?? []
    return !hits.contains { hit in
      hit.responder is GestureResponder || (hit.responder as? FocusResponder)?.focusesOnClick == true
    }
  }
}
