import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Where a view is that scrolls in and out of sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before what shows.
  case topLeading
  /// In sight.
  case identity
  /// Behind what shows.
  case bottomTrailing

  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 and 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How an effect follows a view that scrolls in and out of sight.
public struct ScrollTransitionConfiguration: Sendable {
  /// From where on a view counts as in sight.
  public struct Threshold: Sendable {
    /// How far the view must have come in: of its own length, of the way to the middle, and points besides.
    fileprivate var ownPart = 0.0
    fileprivate var middlePart = 0.0
    fileprivate var distance = 0.0

    /// As soon as any of it shows.
    public static let hidden = Threshold()
    /// Once all of it shows.
    public static let visible = visible(1)
    /// Once its middle is that of the container.
    public static let centered = Threshold(middlePart: 1)
    /// - Parameter amount: the share of the view that shows, 0…1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(ownPart: min(max(amount, 0), 1)) }

    /// Points further in.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.distance += distance
      return result
    }

    /// Part of the way to another threshold.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
      return Threshold(
        ownPart: mix(ownPart, other.ownPart), middlePart: mix(middlePart, other.middlePart),
        distance: mix(distance, other.distance))
    }

    fileprivate func way(of length: CGFloat, in container: CGFloat) -> CGFloat {
      ownPart * length + middlePart * (container + length) / 2 + distance
    }
  }

  fileprivate enum Kind: Sendable { case identity, interactive(UnitCurve), animated(Animation) }
  fileprivate var kind: Kind
  fileprivate var threshold = Threshold.visible

  /// Changes nothing.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// Follows the view as it scrolls.
  public static let interactive = interactive()
  /// - Parameter timingCurve: from the view's coming into sight to the threshold.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }
  /// Changes with an animation when the view passes the threshold.
  public static let animated = animated()
  /// The same, with an animation of one's own.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }
  /// The same with another animation, where changes are animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    if case .animated = kind { result.kind = .animated(animation) }
    return result
  }

  /// How much of the effect shows of a view that has come in by `distance`: 0 at the threshold, 1 out of sight.
  fileprivate func amount(at distance: CGFloat, length: CGFloat, container: CGFloat) -> Double {
    let way = threshold.way(of: length, in: container)
    let part = way > 0 ? min(max(Double(distance / way), 0), 1) : (distance > 0 ? 1 : 0)
    return switch kind {
    case .identity: 0
    case .interactive(let curve): 1 - curve.value(at: part)
    case .animated: part < 1 ? 1 : 0
    }
  }

  fileprivate var animation: Animation? { if case .animated(let animation) = kind { animation } else { nil } }
}

nonisolated package struct ScrollTransitionModifier<Effect: VisualEffect>: PrimitiveViewModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    guard let display = outputs.display, let scroll = inputs.scroll, let area = scroll.state.area else {
      return outputs
    }
    outputs.display = inputs.graph.rule(
      ScrollTransitionRule(
        content: display, modifier: modifier.attribute, scroll: scroll, area: area, inputs: inputs))
    return outputs
  }
}

private struct ScrollTransitionRule<Effect: VisualEffect>: Rule {
  let content: Attribute<DisplayList>
  let modifier: Attribute<ScrollTransitionModifier<Effect>>
  let scroll: ScrollContext
  let area: Attribute<ScrollArea>
  let size: Attribute<ViewSize>
  let space: CoordinateSpaceLink
  let environment: EnvironmentScope
  unowned let root: ViewRoot
  /// From -1 before what shows to 1 behind it, where changes are animated.
  private var animator: Animator<Double>?

  init(
    content: Attribute<DisplayList>, modifier: Attribute<ScrollTransitionModifier<Effect>>, scroll: ScrollContext,
    area: Attribute<ScrollArea>, inputs: _ViewInputs
  ) {
    (self.content, self.modifier, self.scroll, self.area) = (content, modifier, scroll, area)
    (size, space, environment, root) = (inputs.size, inputs.space, inputs.environment, inputs.base.root)
  }

  mutating func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let content = context.read(content)
    let modifier = context.read(modifier)
    let area = context.read(area)
    let axis = modifier.axis ?? (area.axes.contains(.vertical) ? .vertical : .horizontal)
    let visible = context.read(scroll.visible).inset(by: area.overscan)
    let size = context.read(size).size
    let frame = CGRect(origin: .zero, size: size).applying(space.transform(to: scroll.spaceName))
    let (length, container) = (frame.size[axis], visible.size[axis])
    let isMirrored = axis == .horizontal && area.direction == .rightToLeft
    let before = frame.origin[axis] + length - visible.origin[axis]
    let behind = visible.origin[axis] + container - frame.origin[axis]
    let early = modifier.topLeading.amount(at: isMirrored ? behind : before, length: length, container: container)
    let late = modifier.bottomTrailing.amount(at: isMirrored ? before : behind, length: length, container: container)
    var place = early > late ? -early : late
    let animation = (place < 0 ? modifier.topLeading : place > 0 ? modifier.bottomTrailing : modifier.topLeading)
      .animation
    if animation != nil || animator != nil { place = animated(to: place, animation, context) }
    let outer: ScrollTransitionPhase = place < 0 ? .topLeading : .bottomTrailing
    let steps = context.observing {
      let shown = modifier.transition(EmptyVisualEffect(), .identity)._steps
      return place == 0
        ? shown : shown.mixed(with: modifier.transition(EmptyVisualEffect(), outer)._steps, by: abs(place))
    }
    return steps.apply(
      to: content, size: size, environment: StyleEnvironment(scope: environment, graph: context.graph),
      id: context.attribute.id.index, version: context.revision)
  }

  private mutating func animated(
    to target: Double, _ animation: Animation?, _ context: RuleContext<DisplayList>
  ) -> Double {
    guard animator != nil else {
      animator = Animator(target)
      return target
    }
    if animator!.target != target {
      var transaction = Transaction(animation: animation)
      transaction.update = 1
      animator!.setTarget(target, transaction: transaction, now: root.viewGraph.now)
    }
    guard animator!.isActive else { return target }
    let shown = animator!.value(at: context.read(root.time))
    if animator!.isActive { root.needsNextFrame() }
    return shown
  }

  static var updateKind: UpdateKind { .display }
}

extension View {
  /// Draws the view with an effect that goes as the view scrolls into sight, and comes as it scrolls out.
  ///
  /// - Parameter axis: nil for the one that scrolls.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Draws the view with effects of their own at both ends of what shows.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
