import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Measures of the bars that show how far a scroll view is scrolled; points and seconds.
enum ScrollIndicatorMetrics {
  static let thickness: CGFloat = 6
  /// From the viewport's edges.
  static let inset: CGFloat = 2
  static let smallestLength: CGFloat = 24
  /// How long the bars stay after the last movement, and how long they take to go.
  static let stay = 0.8
  static let fade = 0.3

  /// Opacity at a time since the last movement.
  static func opacity(after elapsed: Double) -> Double {
    elapsed <= stay ? 1 : max(0, 1 - (elapsed - stay) / fade)
  }
}

extension ScrollGeometry {
  /// The bar of an axis, in the viewport's space; nil where there is nothing to scroll.
  func indicator(_ axis: Axis, at offset: CGPoint) -> CGRect? {
    let offset = clamp(offset)
    let limit = limit
    let (moved, most) = axis == .vertical ? (offset.y, limit.y) : (offset.x, limit.x)
    guard most > 0 else { return nil }
    typealias Metrics = ScrollIndicatorMetrics
    let track = viewport[axis] - 2 * Metrics.inset
    let length = min(track, max(Metrics.smallestLength, track * viewport[axis] / content[axis]))
    guard length > 0 else { return nil }
    var start = Metrics.inset + (track - length) * moved / most
    var side = viewport[axis.opposite] - Metrics.inset - Metrics.thickness
    if direction == .rightToLeft {
      if axis == .horizontal { start = viewport.width - start - length } else { side = Metrics.inset }
    }
    return CGRect(
      origin: CGPoint(axis, start, cross: side), size: CGSize(axis, length, cross: Metrics.thickness))
  }
}

/// The bars: they show when the user scrolls and fade soon after.
struct ScrollIndicatorRule: Rule {
  let geometry: Attribute<ScrollGeometry>
  let offset: Attribute<CGPoint>
  let activity: Attribute<Int>
  /// The axes that may have bars.
  let axes: Attribute<Axis.Set>
  let colorScheme: Attribute<ColorScheme>
  unowned let root: ViewRoot
  private var lastActivity = 0
  private var lastMovement: Double?

  init(
    geometry: Attribute<ScrollGeometry>, offset: Attribute<CGPoint>, activity: Attribute<Int>,
    axes: Attribute<Axis.Set>, colorScheme: Attribute<ColorScheme>, root: ViewRoot
  ) {
    self.geometry = geometry
    self.offset = offset
    self.activity = activity
    self.axes = axes
    self.colorScheme = colorScheme
    self.root = root
  }

  mutating func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let activity = context.read(activity)
    if activity != lastActivity {
      lastActivity = activity
      lastMovement = root.viewGraph.now
    }
    guard let lastMovement else { return .empty }
    // Time is read only while the bars show, so that a still view costs nothing.
    let opacity = ScrollIndicatorMetrics.opacity(after: context.read(root.time) - lastMovement)
    guard opacity > 0 else {
      self.lastMovement = nil
      return .empty
    }
    root.needsNextFrame()
    let geometry = context.read(geometry)
    let offset = context.read(offset)
    let axes = context.read(axes)
    let color = context.read(colorScheme) == .dark ? RGBA.white : RGBA.black
    let paint = Paint.color(color.opacity(Float(0.4 * opacity)))
    var items: [DisplayItem] = []
    for axis in Axis.allCases where axes.contains(axis) {
      guard let bar = geometry.indicator(axis, at: offset) else { continue }
      let radius = ScrollIndicatorMetrics.thickness / 2
      items.append(
        DisplayItem(
          id: context.attribute.id.index &+ UInt32(items.count), version: context.revision, bounds: bar,
          content: .shape(
            ShapeItem(
              path: Path(roundedRect: bar, cornerSize: CGSize(width: radius, height: radius)), paint: paint))))
    }
    return DisplayList(items)
  }

  static var updateKind: UpdateKind { .display }
}
