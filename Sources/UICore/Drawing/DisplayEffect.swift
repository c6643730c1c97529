import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A modifier that changes how its content is drawn, but not its layout: opacity, transforms, clips, filters.
nonisolated protocol DisplayEffect: PrimitiveViewModifier {
  /// The content as a group; `nil` if the effect changes nothing. `size` is the view's, in points.
  nonisolated func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem?
}

extension DisplayEffect {
  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    guard let content = outputs.display else { return outputs }
    outputs.display = apply(modifier.attribute, to: content, inputs: inputs)
    return outputs
  }

  /// The content's display list with the effect applied.
  nonisolated static func apply(
    _ effect: Attribute<Self>, to content: Attribute<DisplayList>, inputs: _ViewInputs
  ) -> Attribute<DisplayList> {
    inputs.graph.rule(
      DisplayEffectRule(
        modifier: inputs.animatedIfPossible(effect), content: content, size: inputs.size,
        environment: inputs.environment, container: ContainerShapeScope(inputs)))
  }
}

/// A modifier whose effect follows the environment, as a colour does: it is known before its changes are animated.
nonisolated protocol ResolvedEffectModifier: PrimitiveViewModifier {
  associatedtype Effect: DisplayEffect
  nonisolated func effect(in environment: StyleEnvironment) -> Effect
}

extension ResolvedEffectModifier {
  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    guard let content = outputs.display else { return outputs }
    let effect = inputs.graph.rule(ResolvedEffectRule(modifier: modifier.attribute, environment: inputs.environment))
    outputs.display = Effect.apply(effect, to: content, inputs: inputs)
    return outputs
  }
}

private struct ResolvedEffectRule<M: ResolvedEffectModifier>: Rule {
  let modifier: Attribute<M>
  let environment: EnvironmentScope

  func value(_ context: RuleContext<M.Effect>) -> M.Effect {
    context.read(modifier).effect(in: StyleEnvironment(scope: environment, graph: context.graph))
  }

  static var updateKind: UpdateKind { .display }
}

private struct DisplayEffectRule<M: DisplayEffect>: Rule {
  let modifier: Attribute<M>
  let content: Attribute<DisplayList>
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope
  let container: ContainerShapeScope?

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let list = context.read(content)
    // Read even if the content is empty: an animation ends only while some rule reads it.
    let modifier = context.read(modifier)
    if list.isEmpty { return .empty }
    let environment = StyleEnvironment(scope: environment, graph: context.graph)
    let size = context.read(size).size
    let group = container.whileCurrent {
      context.observing { modifier.group(list, size: size, environment: environment) }
    }
    guard let group else { return list }
    let id = context.attribute.id.index
    return DisplayList([
      DisplayItem(id: id, version: context.revision, bounds: group.contentBounds, content: .group(group))
    ])
  }

  static var updateKind: UpdateKind { .display }
}

extension GroupItem {
  /// A rectangle around all that the group draws, in its parent's space.
  var contentBounds: CGRect {
    var bounds = list.bounds
    switch clip {
    case .rect(let rect): bounds = bounds.finiteIntersection(rect)
    case .path(let path, _): bounds = bounds.finiteIntersection(path.boundingRect)
    case nil: break
    }
    for filter in filters {
      switch filter {
      // Beyond three standard deviations a Gaussian changes 8-bit pixels too little to matter.
      case .blur(let radius): bounds = bounds.insetBy(dx: -3 * radius, dy: -3 * radius)
      case .shadow(_, let radius, let offset):
        let shadow = bounds.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * radius, dy: -3 * radius)
        bounds = bounds.union(shadow)
      case .innerShadow, .colorMatrix, .alphaThreshold, .backdrop: break
      }
    }
    return bounds.applying(transform)
  }
}

extension CGRect {
  /// The intersection, also for NaN, on which Foundation's traps.
  func finiteIntersection(_ other: CGRect) -> CGRect {
    let (x0, y0) = (max(minX, other.minX), max(minY, other.minY))
    let (x1, y1) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard x1 > x0, y1 > y0 else { return .null }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
