import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A modifier that transforms what a view draws and its coordinate space, but not its layout.
///
/// While `animatableData` animates, the engine calls `effectValue` in each frame; no body runs.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Maps the view's space to its container's, for a view of `size` in points.
  ///
  /// A perspective is drawn as the affine transform that matches it at the view's centre.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Applies the effect to drawing only: views inside still report the frames that layout gave them.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }

  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    make(inputs.animated(modifier.attribute), isSeen: true, inputs: inputs, body: body)
  }

  nonisolated fileprivate static func make(
    _ effect: Attribute<Self>, isSeen: Bool, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let transform = graph.rule(GeometryEffectRule(effect: effect, size: inputs.size))
    var inner = inputs
    if isSeen { inner.space = CoordinateSpaceLink(parent: inputs.space) { graph.read(transform) } }
    var outputs = body(inner)
    if let content = outputs.display {
      outputs.display = graph.rule(TransformDisplayRule(transform: transform, content: content))
    }
    return outputs
  }
}

private struct GeometryEffectRule<Effect: GeometryEffect>: Rule {
  let effect: Attribute<Effect>
  let size: Attribute<ViewSize>

  func value(_ context: RuleContext<CGAffineTransform>) -> CGAffineTransform {
    let size = context.read(size).size
    let effect = context.read(effect)
    return context.observing { effect.effectValue(size: size) }
      .affine(about: CGPoint(x: size.width / 2, y: size.height / 2))
  }
}

private struct TransformDisplayRule: Rule {
  let transform: Attribute<CGAffineTransform>
  let content: Attribute<DisplayList>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let list = context.read(content)
    let transform = context.read(transform)
    if list.isEmpty || transform.isIdentity { return list }
    let group = GroupItem(list, transform: transform)
    return DisplayList([
      DisplayItem(
        id: context.attribute.id.index, version: context.revision, bounds: group.contentBounds, content: .group(group))
    ])
  }

  static var updateKind: UpdateKind { .display }
}

/// A geometry effect that the coordinate spaces of the views inside leave out.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public var base: Base

  public init(_ base: Base) { self.base = base }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    make(inputs.animated(modifier.attribute), isSeen: false, inputs: inputs, body: body)
  }
}

extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}
extension _IgnoredByLayoutEffect: Sendable where Base: Sendable {}

/// A modifier whose body runs in each frame of an animation of `animatableData`.
@available(*, deprecated, message: "Use Animatable and ViewModifier instead.")
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Draws the view transformed by a projection.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}

nonisolated package struct ProjectionEffect: GeometryEffect {
  let transform: ProjectionTransform
  package func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
