import Foundation
import Geometry

/// The items to draw, back to front; immutable and shared.
///
/// A view's list holds its children's lists by reference: an unchanged subtree is the same object in both frames, so a
/// comparison of two frames stops there. Coordinates are points in the owner's space, y down.
public final class DisplayList: Sendable {
  public let items: [DisplayItem]
  /// A rectangle around all that the items draw; `.null` if they draw nothing.
  public let bounds: CGRect
  /// Whether an item blends with what lies below the list, other than by covering it.
  public let mixesBelow: Bool
  /// Whether it contains a group with `isPicture`.
  let holdsPictures: Bool
  /// Whether it contains a group with a `backdrop` filter.
  let holdsBackdrops: Bool
  /// The nesting depth of lists, this one included.
  public let depth: Int

  public init(_ items: [DisplayItem]) {
    self.items = items
    var bounds = CGRect.null
    var (mixes, holds, holdsBackdrops, depth) = (false, false, false, 0)
    // Loops over indices, because a loop over items copies each one.
    for index in items.indices {
      bounds = bounds.union(items[index].bounds.limited)
      guard case .group(let group) = items[index].content else { continue }
      mixes = mixes || group.blendMode != .normal || (group.list.mixesBelow && !group.isIsolated)
      holds = holds || group.isPicture || group.list.holdsPictures
      holdsBackdrops = holdsBackdrops || group.list.holdsBackdrops || group.hasBackdrop
      depth = max(depth, group.list.depth)
      if let mask = group.mask { depth = max(depth, mask.depth) }
    }
    self.bounds = bounds
    (mixesBelow, holdsPictures, self.holdsBackdrops, self.depth) = (mixes, holds, holdsBackdrops, depth + 1)
  }

  public static let empty = DisplayList([])
  public var isEmpty: Bool { items.isEmpty }
}

extension CGRect {
  /// The rectangle clipped to a range in which unions are exact enough: an origin of 1e300 would absorb all lengths. No
  /// view is 10¹² points away, and a pixel there still has four decimals.
  fileprivate var limited: CGRect {
    let far: CGFloat = 1e12
    // The fast path for nearly all rectangles: `minX` and its like are calls.
    if origin.x >= -far, origin.x <= far, origin.y >= -far, origin.y <= far, size.width >= 0, size.width <= far,
      size.height >= 0, size.height <= far
    {
      return self
    }
    // Rectangles with NaN are not drawn.
    guard !isNull, minX <= maxX, minY <= maxY else { return .null }
    let (x0, x1) = (min(max(minX, -far), far), min(max(maxX, -far), far))
    let (y0, y1) = (min(max(minY, -far), far), min(max(maxY, -far), far))
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

/// An item to draw.
///
/// `id` identifies its producer, and `version` changes whenever its content does: two items with the same id, version
/// and position look the same.
public struct DisplayItem: Sendable {
  public var id: UInt32
  public var version: UInt32
  /// The origin of the item's own coordinates.
  public var offset: CGPoint
  /// A rectangle around all that it draws (including strokes, shadows, blur and overhanging glyphs) and its hit area,
  /// in the list's coordinates.
  public var bounds: CGRect
  /// The frame of the view that draws it, in the item's own coordinates. Its edges are snapped to pixels, and the item
  /// is moved with them. Nil draws the item exactly in its place.
  ///
  /// Shapes and images are stretched with the frame, by less than a pixel; other items keep their size. Inside a group
  /// with a frame nothing is snapped again.
  public var frame: CGRect?
  /// Whether an animation moves the item: neither it nor anything inside is snapped to pixels, which would make the motion
  /// uneven.
  public var isMoving = false
  public var content: Content

  /// What an item draws.
  public enum Content: Sendable {
    case shape(ShapeItem)
    case glyphs(GlyphItem)
    case image(ImageItem)
    /// Several rectangles, or several polylines, with one paint.
    case rectangles([CGRect], Paint)
    case polylines([[CGPoint]], StrokeStyle, Paint)
    /// A filled path at several places, back to front, such as a graph's symbols.
    ///
    /// With a plain colour it is stamped, at places rounded to 1/128 pixel: coverage differs from the path's by at most
    /// 2/255.
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
  /// The item as a part of the drawing of a view with this frame.
  public func with(frame: CGRect) -> DisplayItem {
    var item = self
    item.frame = frame
    return item
  }
}

extension DisplayList {
  /// The list as the drawing of a view with this frame.
  public func with(frame: CGRect) -> DisplayList { DisplayList(items.map { $0.with(frame: frame) }) }
}

/// A filled or stroked path.
public struct ShapeItem: Sendable {
  // First, because in this order nothing is lost to alignment.
  private var sharedStroke: Shared<StrokeStyle>?
  public var path: Path
  public var fill: FillStyle
  public var paint: Paint

  /// If not nil, the path is stroked; `fill.isAntialiased` still applies.
  public var stroke: StrokeStyle? {
    get { sharedStroke?.value }
    set { sharedStroke = newValue.map { Shared($0) } }
  }
  /// The rectangle and the colour if it fills one rectangle with one colour.
  @inline(__always)
  package var plainRect: (CGRect, RGBA)? {
    guard case .rect(let rect) = path.storage, case .color(let color) = paint, sharedStroke == nil, fill.isAntialiased
    else { return nil }
    return (rect, color)
  }

  public init(path: Path, paint: Paint, fill: FillStyle = FillStyle(), stroke: StrokeStyle? = nil) {
    self.path = path
    self.paint = paint
    self.fill = fill
    self.stroke = stroke
  }
}
