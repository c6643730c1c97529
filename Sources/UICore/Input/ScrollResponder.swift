import DisplayList
import Foundation
import Geometry

/// Scrolls its content when a wheel or touchpad scrolls over it.
///
/// A scroll view attaches it to the group that clips its content; the bounds of that group's item are the view's frame,
/// so that empty parts scroll as well. The innermost responder under the pointer comes first; what it does not use goes
/// to the next one outwards.
protocol ScrollResponder: DisplayResponder {
  /// Moves the content by `delta` points, positive to the right and down.
  ///
  /// - Parameter isPrecise: whether it comes from a touchpad, which is followed at once; a wheel's notches are smoothed.
  /// - Returns: the part of `delta` that it moved; zero at the end of the content.
  func scroll(by delta: CGVector, isPrecise: Bool) -> CGVector

  /// Scrolls as a key asks; returns whether there was anything to scroll.
  func scroll(by press: KeyStroke) -> Bool

  /// Brings a rectangle in its own space into sight; returns how far the content moves.
  func reveal(_ rect: CGRect) -> CGVector

  /// The pointer is at a point in its own space; nil once it has left.
  func pointerMoved(to point: CGPoint?)
}

extension ScrollResponder {
  /// Moves the content at once.
  func scroll(by delta: CGVector) -> CGVector { scroll(by: delta, isPrecise: true) }
}

/// Moves what is under the pointer sideways where nothing scrolls that way.
protocol SwipeResponder: DisplayResponder {
  /// - Parameters:
  ///   - distance: points, positive to the right.
  ///   - point: the pointer, in the responder's space.
  /// - Returns: whether something moved.
  func swipe(by distance: CGFloat, at point: CGPoint) -> Bool
}
