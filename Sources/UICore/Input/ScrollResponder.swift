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
  /// - Returns: the part of `delta` that it moved; zero at the end of the content.
  func scroll(by delta: CGVector) -> CGVector
}
