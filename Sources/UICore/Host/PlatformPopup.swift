import Foundation

/// A surface over a window, and beside it: for menus, popovers and tooltips that have no room inside.
///
/// It belongs to its window, moves with that, and takes no keyboard.
@MainActor
public protocol PlatformPopup: AnyObject {
  /// In the window's points.
  var frame: CGRect { get set }
  /// Where it takes the pointer, in the window's points; what is around it, as a shadow, lets it through.
  var touchArea: CGRect { get set }
  /// Whether its translucent pixels show what is behind: where they do not, it is cut out along the opaque ones.
  var isTranslucent: Bool { get }
  /// Draws a frame of the surface's size, only where it differs from the last one, and shows it.
  func present(_ frame: PresentedFrame)
  /// Removes it.
  func close()
}
