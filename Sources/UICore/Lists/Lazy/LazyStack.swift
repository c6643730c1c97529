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
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    configuration = LazyStackConfiguration(
      alignment: alignment.key, spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
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
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    configuration = LazyStackConfiguration(
      alignment: alignment.key, spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyStack(
      axis: .horizontal, configuration: view.map(in: inputs.graph, \.configuration).attribute,
      content: view.field(at: 0, as: Content.self, in: inputs.graph), inputs: inputs)
  }
}

func makeLazyStack<Content: View>(
  axis: Axis, configuration: Attribute<LazyStackConfiguration>, content: _GraphValue<Content>, inputs: _ViewInputs
) -> _ViewOutputs {
  let inputs = inputs.followingLayout
  let list = Content._makeViewList(view: content, inputs: _ViewListInputs(base: inputs.base))
  return makeLazyContainer(axis: axis, configuration: configuration, list: list, inputs: inputs)
}

/// Makes the attributes of a container that makes its rows as they come into sight.
func makeLazyContainer(
  axis: Axis, configuration: Attribute<LazyStackConfiguration>, list: _ViewListOutputs, inputs: _ViewInputs
) -> _ViewOutputs {
  let graph = inputs.graph
  var rowInputs = inputs
  let initial = graph.withoutTracking { graph.read(configuration) }
  let isGrid = initial.tracks != nil
  rowInputs.stackAxis = isGrid ? .none : .fixed(axis)
  let rows = LazyRows(
    axis: axis, inputs: rowInputs, columns: isGrid ? 1 : nil, needsSegments: !initial.pinned.isEmpty)
  let placements = graph.rule(LazyPlacementsRule(rows: rows, configuration: configuration))
  rows.placements = placements
  let list = initial.pinned.isEmpty ? list : list.withSectionEndsInFront(in: graph)
  let layout = graph.rule(
    LazyLayoutRule(rows: rows, list: list.attribute(in: graph), configuration: configuration))
  let window = graph.rule(
    LazyWindowRule(
      rows: rows, layout: layout, configuration: configuration, direction: inputs.environmentValue(\.layoutDirection)))
  let children = graph.rule(LazyChildrenRule(rows: rows, window: window, layout: layout))
  graph.withRule(of: placements, as: LazyPlacementsRule.self) { $0.children = children }
  inputs.scroll?.addFinder(in: graph) { [unowned rows] id in rows.frame(of: id) }
  return _ViewOutputs(
    layout: layout,
    display: graph.rule(ContainerDisplayRule(placements: placements, children: .dynamic(children))),
    preferences: graph.rule(DynamicPreferencesRule(children: children)))
}

extension _ViewListOutputs {
  /// Draws headers and footers in front of what scrolls under them.
  fileprivate func withSectionEndsInFront(in graph: Graph) -> _ViewListOutputs {
    let front: Attribute<Double> = graph.source(1)
    return map(in: graph) { element in
      guard element.traits[SectionRoleTrait.self] != nil, element.traits[ZIndexTrait.self] == nil else {
        return element
      }
      var element = element
      element.traits[ZIndexTrait.self] = front
      return element
    }
  }
}
