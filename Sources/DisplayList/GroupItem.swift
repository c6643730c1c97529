import Foundation
import Geometry

/// A list drawn with a transform, a clip, an opacity or an effect; it may have a responder.
///
/// The edges of a clip are snapped to pixels, as those of views are; inside a transform nothing is snapped.
///
/// Order, from the outside in: offset, transform, blend mode, opacity and filters (as one layer), mask, clip, list.
public struct GroupItem: Sendable {
  public var list: DisplayList
  /// Handles pointer events that hit the group. The renderer ignores it.
  public var responder: (any DisplayResponder)?
  /// 0…1; below 1 the group is drawn into a layer first, unless it holds a single item.
  public var opacity: Float
  public var blendMode: BlendMode
  /// Draws the group into its own layer, so that blend modes inside do not see what lies below.
  public var isIsolated = false
  /// Asks the renderer to keep the pixels once the group is drawn: while it and all below it are unchanged, and items
  /// above change, the pixels are copied instead of drawn. The result is the same.
  public var isPicture = false
  /// If false, hit tests ignore the group.
  public var allowsHitTesting: Bool
  /// Nil if all are as in ``Rare/init()``, as in most groups.
  private var rare: Shared<Rare>?

  private struct Rare {
    var transform = CGAffineTransform.identity
    var clip: Clip?
    var filters: [Filter] = []
    var mask: DisplayList?
    var contentShape: ContentShape?
  }

  public init(
    _ list: DisplayList, transform: CGAffineTransform = .identity, clip: Clip? = nil, opacity: Float = 1,
    blendMode: BlendMode = .normal, filters: [Filter] = [], responder: (any DisplayResponder)? = nil,
    allowsHitTesting: Bool = true, contentShape: ContentShape? = nil
  ) {
    self.list = list
    self.responder = responder
    self.opacity = opacity
    self.blendMode = blendMode
    self.allowsHitTesting = allowsHitTesting
    if transform.isIdentity, clip == nil, filters.isEmpty, contentShape == nil { return }
    rare = Shared(Rare(transform: transform, clip: clip, filters: filters, contentShape: contentShape))
  }
}

extension GroupItem {
  public var transform: CGAffineTransform {
    get { rare?.value.transform ?? .identity }
    set { change { $0.transform = newValue } }
  }

  public var clip: Clip? {
    get { rare?.value.clip }
    set { change { $0.clip = newValue } }
  }

  /// Applied to the finished layer, in order.
  public var filters: [Filter] {
    get { rare?.value.filters ?? [] }
    set { change { $0.filters = newValue } }
  }

  /// Whether a filter takes what lies below the group.
  var hasBackdrop: Bool { rare?.value.filters.contains { $0.backdropRadius != nil } ?? false }

  /// If not nil, the group is multiplied by the alpha of this list, which is in the list's coordinates.
  public var mask: DisplayList? {
    get { rare?.value.mask }
    set { change { $0.mask = newValue } }
  }

  /// The hit area instead of what is drawn, in the list's coordinates. The renderer ignores it.
  public var contentShape: ContentShape? {
    get { rare?.value.contentShape }
    set { change { $0.contentShape = newValue } }
  }

  private mutating func change(_ body: (inout Rare) -> Void) {
    var value = rare?.value ?? Rare()
    body(&value)
    rare = Shared(value)
  }

  /// Whether both are the same list with the same effects, by identity.
  @inline(__always) func isKnownSame(as other: GroupItem) -> Bool {
    list === other.list && rare === other.rare && opacity == other.opacity && blendMode == other.blendMode
      && isIsolated == other.isIsolated
  }

  /// Whether both are clipped, filtered and masked in the same way.
  func hasSameEffects(as other: GroupItem) -> Bool {
    rare === other.rare || (clip == other.clip && filters == other.filters && mask === other.mask)
  }
}

/// The hit area of a group.
public struct ContentShape: Equatable, Sendable {
  public var path: Path
  public var isEvenOdd: Bool

  public init(_ path: Path, isEvenOdd: Bool = false) {
    self.path = path
    self.isEvenOdd = isEvenOdd
  }
}

extension GroupItem {
  /// Whether edges of views inside may be snapped to pixels if those of the item with this frame may.
  package func keepsEdges(in frame: CGRect?) -> Bool { frame == nil && transform.isIdentity }
}

extension CGAffineTransform {
  /// The transform of the coordinates of an item, and the snapped size of its frame if that differs from its own.
  ///
  /// - Parameter frame: nil if it is not snapped to pixels.
  package func place(at offset: CGPoint, frame: CGRect?) -> (CGAffineTransform, CGSize?) {
    let local = offset == .zero ? self : translatedBy(x: offset.x, y: offset.y)
    guard let frame, let snapped = local.snapping(frame) else { return (local, nil) }
    // Sums of other positions differ in their last bits only.
    let (width, height) = (frame.size.width - snapped.size.width, frame.size.height - snapped.size.height)
    return (snapped.transform, abs(width) < 1e-6 && abs(height) < 1e-6 ? nil : snapped.size)
  }
}

extension DisplayItem {
  /// Whether edges of views inside `group`, this item's content, may be snapped to pixels if this item's may.
  package func keepsEdges(_ group: GroupItem) -> Bool { !isMoving && group.keepsEdges(in: frame) }

  /// The transform of the item's own coordinates and, if its frame is snapped to pixels, its size then if it changes.
  package func place(_ transform: CGAffineTransform, onEdges: Bool) -> (CGAffineTransform, CGSize?) {
    transform.place(at: offset, frame: onEdges && !isMoving ? frame : nil)
  }
}

/// Handles input in a group of a display list.
public protocol DisplayResponder: AnyObject, Sendable {}

/// A region to which a group's list is clipped, in the list's coordinates.
public enum Clip: Equatable, Sendable {
  case rect(CGRect)
  case path(Path, FillStyle)
}

/// How a layer blends with what lies below it, as in W3C's Compositing and Blending Level 1.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}
