import Foundation
import Geometry

/// A list drawn under a transform, a clip, an opacity or an effect; also where responders live.
///
/// A clip has its edges on whole pixels, as views do; under a transform nothing is moved to pixels.
///
/// Order, from the outside in: offset, transform, blend mode, opacity and filters (as one layer), mask, clip,
/// list.
public struct GroupItem: Sendable {
  public var list: DisplayList
  public var transform: CGAffineTransform
  public var clip: Clip?
  /// 0…1; below 1 the group is drawn to a layer first unless it holds a single item.
  public var opacity: Float
  public var blendMode: BlendMode
  /// Applied to the finished layer, in order.
  public var filters: [Filter]
  /// True keeps blend modes inside from reaching what lies below the group: it is drawn to a layer of its own.
  public var isIsolated = false
  /// True asks the renderer to keep what shows once the group is drawn: where things above it change while it and all
  /// below it stay, those pixels are copied instead of drawn. The picture is the same either way.
  public var isPicture = false
  /// The group is multiplied by the alpha of what this draws; in the list's coordinates.
  public var mask: DisplayList?
  /// Handles pointers that hit something in this group. The renderer ignores it.
  public var responder: (any DisplayResponder)?
  /// False hides the group from hit testing.
  public var allowsHitTesting: Bool
  /// What pointers hit in place of what is drawn, in the list's coordinates. The renderer ignores it.
  public var contentShape: ContentShape?

  public init(
    _ list: DisplayList, transform: CGAffineTransform = .identity, clip: Clip? = nil, opacity: Float = 1,
    blendMode: BlendMode = .normal, filters: [Filter] = [], responder: (any DisplayResponder)? = nil,
    allowsHitTesting: Bool = true, contentShape: ContentShape? = nil
  ) {
    self.list = list
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.blendMode = blendMode
    self.filters = filters
    self.responder = responder
    self.allowsHitTesting = allowsHitTesting
    self.contentShape = contentShape
  }
}

/// A region that takes the pointer for a group.
public struct ContentShape: Equatable, Sendable {
  public var path: Path
  public var isEvenOdd: Bool

  public init(_ path: Path, isEvenOdd: Bool = false) {
    self.path = path
    self.isEvenOdd = isEvenOdd
  }
}

extension DisplayItem {
  /// Whether views inside `group`, this item's, may have their edges moved to whole pixels where this item may.
  package func keepsEdges(_ group: GroupItem) -> Bool {
    frame == nil && !isMoving && group.transform.isIdentity
  }

  /// The transform of the item's own coordinates, and the size that its frame is drawn with, if that is on pixels.
  package func place(_ transform: CGAffineTransform, onEdges: Bool) -> (CGAffineTransform, CGSize?) {
    let local = offset == .zero ? transform : transform.translatedBy(x: offset.x, y: offset.y)
    guard onEdges, !isMoving, let frame, let snapped = local.snapping(frame) else { return (local, nil) }
    return (snapped.transform, snapped.size)
  }
}

/// Something that owns part of the picture and may handle input there.
public protocol DisplayResponder: AnyObject, Sendable {}

/// A region outside which nothing is drawn, in the group's coordinates after its transform.
public enum Clip: Equatable, Sendable {
  case rect(CGRect)
  case path(Path, FillStyle)
}

/// An effect on a group's finished layer.
public enum Filter: Equatable, Sendable {
  /// Gaussian, `radius` = standard deviation in points.
  case blur(radius: CGFloat)
  /// Blurred, tinted copy below the layer; points.
  case shadow(color: RGBA, radius: CGFloat, offset: CGSize)
}

/// How a layer mixes with what lies below it, as W3C Compositing and Blending Level 1 defines.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}
