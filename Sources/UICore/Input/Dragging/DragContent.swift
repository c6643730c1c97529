import CoreTransferable
import DisplayList
import Foundation
import Geometry

/// What a drag carries, from this program or another.
///
/// Confined to the main actor.
public final class DragContent: @unchecked Sendable {
  /// Other programs' may become known as the drag goes on.
  public var items: [NSItemProvider]
  /// What the window under the pointer draws; nil where another program draws it.
  var picture: DragPicture?

  /// What a drag carries, without a picture.
  public init(items: [NSItemProvider]) { self.items = items }
}

/// What follows the pointer of a drag.
struct DragPicture {
  let list: DisplayList
  /// From the pointer to the picture's origin, in points.
  let grip: CGVector
}

/// A drag that goes on outside of the window in which it began.
@MainActor
public protocol PlatformDrag: AnyObject {
  /// The pointer moved to a point of the window in which the drag began, in points.
  ///
  /// - Returns: whether it is over something else than that window, which then has no part in it.
  func move(to location: CGPoint) -> Bool
  /// Lets go of it outside of that window. The source is told of the end, now or later.
  func drop()
  func cancel()
}

/// Hears of a drag that goes on outside of the window in which it began.
@MainActor
public protocol PlatformDragSource: AnyObject {
  /// What letting go would do has changed.
  func dragWould(_ operation: DropOperation)
  /// After ``PlatformDrag/drop()``: what was done; `cancel` where nobody took it.
  func dragDidEnd(_ operation: DropOperation)
}
