import Foundation
import Geometry

/// What to draw, back to front, as immutable shared data.
///
/// A view's list holds its children's lists by reference, so an unchanged subtree is the same object from frame to
/// frame and comparing two frames stops there. Coordinates are points in the owner's space, y down.
public final class DisplayList: Sendable {
  public let items: [DisplayItem]
  /// A rectangle that holds everything the items draw; `.null` when they draw nothing.
  public let bounds: CGRect
  /// Whether something in it may mix with what lies below the list other than by covering it.
  public let mixesBelow: Bool
  /// Whether a group somewhere in it asks to be kept as a picture.
  let holdsPictures: Bool
  /// How many lists lie inside of one another, this one included.
  public let depth: Int

  public init(_ items: [DisplayItem]) {
    self.items = items
    var bounds = CGRect.null
    var (mixes, holds, depth) = (false, false, 0)
    // By their places: a loop over the items copies each whole.
    for index in items.indices {
      bounds = bounds.union(items[index].bounds.limited)
      guard case .group(let group) = items[index].content else { continue }
      mixes = mixes || group.blendMode != .normal || (group.list.mixesBelow && !group.isIsolated)
      holds = holds || group.isPicture || group.list.holdsPictures
      depth = max(depth, group.list.depth)
      if let mask = group.mask { depth = max(depth, mask.depth) }
    }
    self.bounds = bounds
    (mixesBelow, holdsPictures, self.depth) = (mixes, holds, depth + 1)
  }

  public static let empty = DisplayList([])
  public var isEmpty: Bool { items.isEmpty }
}

extension CGRect {
  /// The part of the rectangle that may be united with others: an origin of 1e300 would swallow every length, and with it
  /// all that is near. 10¹² points away lies no view, and a pixel there still has four digits after the point.
  fileprivate var limited: CGRect {
    let far: CGFloat = 1e12
    // Nearly all are near, and asking for edges costs calls.
    if origin.x >= -far, origin.x <= far, origin.y >= -far, origin.y <= far, size.width >= 0, size.width <= far,
      size.height >= 0, size.height <= far
    {
      return self
    }
    // What is not a number is drawn nowhere.
    guard !isNull, minX <= maxX, minY <= maxY else { return .null }
    let (x0, x1) = (min(max(minX, -far), far), min(max(maxX, -far), far))
    let (y0, y1) = (min(max(minY, -far), far), min(max(maxY, -far), far))
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

/// One thing to draw.
///
/// `id` says which producer it comes from and `version` changes whenever its content does: two items with the same id,
/// version and position are the same picture.
public struct DisplayItem: Sendable {
  public var id: UInt32
  public var version: UInt32
  /// Where the item's own coordinates start.
  public var offset: CGPoint
  /// Around everything it draws (stroke widths, shadows, blur and overhanging letters included) and everything that
  /// pointers hit, in the list's coordinates.
  public var bounds: CGRect
  /// The frame of the view that draws it, in the item's own coordinates: its edges are drawn on whole pixels, and what
  /// is drawn goes with them. Nil draws the item exactly where it is.
  ///
  /// A shape and a picture are stretched with the frame, by less than a pixel; anything else keeps its size, and nothing
  /// inside a group with a frame is rounded once more.
  public var frame: CGRect?
  /// True while an animation has the item on its way: neither it nor anything inside is moved to whole pixels, which would
  /// make it jerk.
  public var isMoving = false
  public var content: Content

  /// What an item draws.
  public enum Content: Sendable {
    case shape(ShapeItem)
    case glyphs(GlyphItem)
    case image(ImageItem)
    /// Many pictures of one kind in one item: a rectangle list or a polyline list that shares a style.
    case rectangles([CGRect], Paint)
    case polylines([[CGPoint]], StrokeStyle, Paint)
    /// One filled outline at many places, back to front: a graph's symbols.
    ///
    /// A single colour is stamped, at places rounded to 1/128 pixel: coverage differs from a path's by 2/255 at most.
    case stamps(Path, at: [CGPoint], Paint)
    case group(GroupItem)
  }

  public init(
    id: UInt32, version: UInt32, offset: CGPoint = .zero, bounds: CGRect, frame: CGRect? = nil, content: Content
  ) {
    self.id = id
    self.version = version
    self.offset = offset
    self.bounds = bounds
    self.frame = frame
    self.content = content
  }
}

extension DisplayItem {
  /// The item as a part of what a view with this frame draws.
  public func with(frame: CGRect) -> DisplayItem {
    var item = self
    item.frame = frame
    return item
  }
}

extension DisplayList {
  /// The list as what a view with this frame draws.
  public func with(frame: CGRect) -> DisplayList { DisplayList(items.map { $0.with(frame: frame) }) }
}

/// A filled or stroked path.
public struct ShapeItem: Sendable {
  public var path: Path
  public var paint: Paint
  public var fill: FillStyle
  /// Non-nil traces the outline; `fill.isAntialiased` still applies.
  public var stroke: StrokeStyle?

  public init(path: Path, paint: Paint, fill: FillStyle = FillStyle(), stroke: StrokeStyle? = nil) {
    self.path = path
    self.paint = paint
    self.fill = fill
    self.stroke = stroke
  }
}
