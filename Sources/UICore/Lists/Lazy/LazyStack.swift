import AttributeGraph
import Foundation
import Geometry

/// A view that arranges its subviews in a vertical line and makes them only when they come into sight.
///
/// Inside a `ScrollView` a row exists while it shows or nearly does; state that was written is kept for rows that left.
/// `spacing` is in points, 8 by default. It takes all the width that it is offered. Rows that were never in sight are
/// taken to be as high as the mean of those that were.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  let content: Content
  let configuration: LazyStackConfiguration

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    configuration = LazyStackConfiguration(alignment: alignment.key, spacing: spacing ?? ViewSpacing.standard)
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyStack(
      axis: .vertical, configuration: view.map(in: inputs.graph, \.configuration).attribute,
      content: view.field(at: 0, as: Content.self, in: inputs.graph), inputs: inputs)
  }
}

/// A view that arranges its subviews in a horizontal line and makes them only when they come into sight.
///
/// See ``LazyVStack``; width and height change places.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  let content: Content
  let configuration: LazyStackConfiguration

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    configuration = LazyStackConfiguration(alignment: alignment.key, spacing: spacing ?? ViewSpacing.standard)
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyStack(
      axis: .horizontal, configuration: view.map(in: inputs.graph, \.configuration).attribute,
      content: view.field(at: 0, as: Content.self, in: inputs.graph), inputs: inputs)
  }
}

private func makeLazyStack<Content: View>(
  axis: Axis, configuration: Attribute<LazyStackConfiguration>, content: _GraphValue<Content>, inputs: _ViewInputs
) -> _ViewOutputs {
  let list = Content._makeViewList(view: content, inputs: _ViewListInputs(base: inputs.base))
  return makeLazyContainer(axis: axis, configuration: configuration, list: list, inputs: inputs)
}

/// Makes the attributes of a container that makes its rows as they come into sight.
func makeLazyContainer(
  axis: Axis, configuration: Attribute<LazyStackConfiguration>, list: _ViewListOutputs, inputs: _ViewInputs
) -> _ViewOutputs {
  let graph = inputs.graph
  var rowInputs = inputs
  rowInputs.stackAxis = .fixed(axis)
  let rows = LazyRows(axis: axis, inputs: rowInputs)
  let placements = graph.rule(
    LazyPlacementsRule(
      rows: rows, configuration: configuration, context: inputs.environmentValue(\.placementContext)))
  rows.placements = placements
  let layout = graph.rule(
    LazyLayoutRule(rows: rows, list: list.attribute(in: graph), configuration: configuration))
  let window = graph.rule(
    LazyWindowRule(rows: rows, layout: layout, direction: inputs.environmentValue(\.layoutDirection)))
  let children = graph.rule(LazyChildrenRule(rows: rows, window: window, layout: layout))
  graph.withRule(of: placements, as: LazyPlacementsRule.self) { $0.children = children }
  inputs.scroll?.addFinder(in: graph) { [unowned rows] id in rows.frame(of: id) }
  return _ViewOutputs(
    layout: layout,
    display: graph.rule(ContainerDisplayRule(placements: placements, children: .dynamic(children))),
    preferences: graph.rule(DynamicPreferencesRule(children: children)))
}
