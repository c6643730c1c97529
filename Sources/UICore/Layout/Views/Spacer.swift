import AttributeGraph
import Foundation
import Geometry

/// A space that grows along the axis of its stack, or on both axes outside one.
public struct Spacer: PrimitiveView {
  /// The least length, in points; nil keeps the standard spacing between the neighbours.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      layout: inputs.graph.rule(SpacerLayoutRule(spacer: view.attribute, stackAxis: inputs.stackAxis)))
  }
}

private struct SpacerLayoutRule: Rule {
  let spacer: Attribute<Spacer>
  let stackAxis: StackAxis

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    SpacerComputer(axis: stackAxis.read(context), minLength: context.read(spacer).minLength)
  }

  static var updateKind: UpdateKind { .layout }
}
