import DisplayList
import Foundation
import Geometry

/// Something that moves its content when the pointer's wheel or a touchpad turns over it.
///
/// A scrolling view attaches it to the group that clips its content; that group's item has the view's whole area as its
/// bounds, so empty parts of the content scroll as well. The innermost one under the pointer is asked first, and what it
/// does not use goes to the one around it.
protocol ScrollResponder: DisplayResponder {
  /// Moves the content by `delta` points, positive towards the right and the bottom.
  ///
  /// - Returns: how far it could move, in the same direction; zero at an end.
  func scroll(by delta: CGVector) -> CGVector
}
