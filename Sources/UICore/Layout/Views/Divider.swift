import AttributeGraph
import Foundation
import Geometry

/// A line, one point thick, across the axis of its stack; horizontal outside one.
public struct Divider: PrimitiveView {
  public init() {}

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if let makeStandIn = inputs.base.styles[DividerStandInKey.self] { return makeStandIn(inputs) }
    let line = view.map(in: inputs.graph) { _ in _ShapeView(shape: Rectangle(), style: SeparatorShapeStyle()) }
    var outputs = _ShapeView._makeView(view: line, inputs: inputs)
    outputs.layout = inputs.graph.rule(DividerLayoutRule(stackAxis: inputs.stackAxis))
    return outputs
  }
}

private struct DividerLayoutRule: Rule {
  let stackAxis: StackAxis

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    DividerComputer(axis: stackAxis.read(context))
  }

  static var updateKind: UpdateKind { .layout }
}
