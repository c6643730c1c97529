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
  /// Of a bar that the pointer is near, and of the strip in which it is near.
  static let wide: CGFloat = 9
  static let grip: CGFloat = 14
  /// How long the bars stay after the last movement, and how long they take to go.
  static let stay = 0.8
  static let fade = 0.3

  /// Opacity at a time since the last movement.
  static func opacity(after elapsed: Double) -> Double {
    elapsed <= stay ? 1 : max(0, 1 - (elapsed - stay) / fade)
  }
}

extension ScrollArea {
  /// How much of its track the bar of an axis takes, where that starts, and how much room is left; nil where there is
  /// nothing to scroll. Points.
  func barLengths(_ axis: Axis, margins: EdgeInsets) -> (start: CGFloat, length: CGFloat, room: CGFloat)? {
    guard limit[axis] > 0 else { return nil }
    typealias Metrics = ScrollIndicatorMetrics
    let (before, after) =
      axis == .vertical ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
    let track = viewport[axis] - before - after - 2 * Metrics.inset
    let length = min(track, max(Metrics.smallestLength, track * viewport[axis] / content[axis]))
    guard length > 0 else { return nil }
    return (before + Metrics.inset, length, track - length)
  }

  /// The bar of an axis, in the viewport's space; nil where there is nothing to scroll.
  ///
  /// - Parameter margins: what is kept free at the ends of its track; leading is left.
  func indicator(
    _ axis: Axis, at offset: CGPoint, thickness: CGFloat = ScrollIndicatorMetrics.thickness,
    margins: EdgeInsets = EdgeInsets()
  ) -> CGRect? {
    guard let lengths = barLengths(axis, margins: margins) else { return nil }
    let part = clamp(offset)[axis] / limit[axis]
    let isMirrored = axis == .horizontal && direction == .rightToLeft
    let start = lengths.start + lengths.room * (isMirrored ? 1 - part : part)
    let inset = ScrollIndicatorMetrics.inset
    let isLeft = axis == .vertical && direction == .rightToLeft
    let side = isLeft ? inset : viewport[axis.opposite] - inset - thickness
    return CGRect(
      origin: CGPoint(axis, start, cross: side), size: CGSize(axis, lengths.length, cross: thickness))
  }
}

/// The bars: they show when the user scrolls, stay while the pointer is near, and fade soon after.
struct ScrollIndicatorRule: Rule {
  let area: Attribute<ScrollArea>
  let offset: Attribute<ScrollOffset>
  let activity: Attribute<Int>
  let bars: Attribute<ScrollBarState>
  /// The axes that may have bars.
  let axes: Attribute<Axis.Set>
  let colorScheme: Attribute<ColorScheme>
  unowned let root: ViewRoot
  let margins: Attribute<ContentMargins?>
  private var lastActivity = 0
  private var lastMovement: Double?

  init(
    area: Attribute<ScrollArea>, state: ScrollState, axes: Attribute<Axis.Set>, inputs: _ViewInputs
  ) {
    self.area = area
    (offset, activity, bars) = (state.offset, state.activity, state.bars)
    self.axes = axes
    colorScheme = inputs.environmentValue(\.colorScheme)
    margins = inputs.environmentValue(\.contentMargins)
    root = inputs.base.root
  }

  mutating func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let activity = context.read(activity)
    let active = context.read(bars).active
    if activity != lastActivity || active != nil {
      lastActivity = activity
      lastMovement = root.viewGraph.now
    }
    guard let lastMovement else { return .empty }
    // Time is read only while the bars fade or are about to, so that a still view costs nothing.
    var opacity = 1.0
    if active == nil {
      opacity = ScrollIndicatorMetrics.opacity(after: context.read(root.time) - lastMovement)
      guard opacity > 0 else {
        self.lastMovement = nil
        return .empty
      }
      root.needsNextFrame()
    }
    let area = context.read(area)
    let offset = context.read(offset).point
    let axes = context.read(axes)
    let margins = context.read(margins)?.indicators.insets ?? EdgeInsets()
    let color = context.read(colorScheme) == .dark ? RGBA.white : RGBA.black
    var items: [DisplayItem] = []
    func add(_ rect: CGRect, radius: CGFloat, opacity: Double) {
      let shape = ShapeItem(
        path: Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius)),
        paint: .color(color.opacity(Float(opacity))))
      items.append(
        DisplayItem(
          id: context.attribute.id.index &+ UInt32(items.count), version: context.revision, bounds: rect,
          content: .shape(shape)))
    }
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      let thickness = axis == active ? ScrollIndicatorMetrics.wide : ScrollIndicatorMetrics.thickness
      guard let bar = area.indicator(axis, at: offset, thickness: thickness, margins: margins) else { continue }
      if axis == active, let track = area.barTrack(axis) { add(track, radius: 0, opacity: 0.06) }
      add(bar, radius: thickness / 2, opacity: (axis == active ? 0.55 : 0.4) * opacity)
    }
    return DisplayList(items)
  }

  static var updateKind: UpdateKind { .display }
}
