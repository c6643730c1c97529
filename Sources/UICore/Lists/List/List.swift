import AttributeGraph
import Foundation
import Geometry

/// A scrolling column of rows, made as they come into sight.
///
/// Each view of the content is a row; sections set off their headers and footers. Rows can be selected one at a time or
/// as a set, by their tags or else by their ids.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let content: Content
  let selection: ListSelection<SelectionValue>

  init(content: Content, selection: ListSelection<SelectionValue>) {
    self.content = content
    self.selection = selection
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    var inputs = inputs
    inputs.keepCardsFromEdges()
    let selection = view.map(in: graph) { ListSelected($0.selection) }
    let controller = ListController(inputs, selection: selection.attribute)
    var outputs = makeScrollView(
      axes: graph.source(.vertical), showsIndicators: graph.source(true), inputs: inputs
    ) { inputs in
      var inputs = inputs.followingLayout
      inputs.set(\.isInList, to: true)
      inputs.selectByLinks(selection.attribute)
      let rows = Content._makeViewList(
        view: view.field(at: 0, as: Content.self, in: graph), inputs: _ViewListInputs(base: inputs.base))
      return controller.makeRows(rows, inputs: inputs)
    }
    outputs.display = graph.rule(
      ListGroundRule(
        content: outputs.display, size: inputs.size, style: inputs.environmentValue(\.listStyle),
        profile: inputs.environmentValue(\.platformProfile), scale: inputs.environmentValue(\.displayScale),
        appearance: inputs.environmentValue(\.colorAppearance),
        isShown: inputs.environmentValue(\.showsScrollContentBackground), space: inputs.space,
        safeArea: inputs.safeArea))
    return ListResponder(inputs, controller: controller).ringed(outputs, inputs)
  }
}

extension _ViewInputs {
  /// The first and the last card of a grouped list keep from its edges, unless margins are set.
  fileprivate mutating func keepCardsFromEdges() {
    let (style, margins) = (environmentValue(\.listStyle), environmentValue(\.contentMargins))
    let isGrouped = graph.withoutTracking { graph.read(style).isGrouped && graph.read(margins) == nil }
    if isGrouped { set(\.contentMargins, to: ContentMargins(content: .init(top: 10, bottom: 10))) }
  }
}
