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
    let selection = view.map(in: graph, \.selection).attribute
    let isSelectable = graph.rule(MapRule(source: selection) { $0.isSelectable })
    return makeScrollView(
      axes: graph.source(.vertical), showsIndicators: graph.source(true), inputs: inputs
    ) { inputs in
      var inputs = inputs.followingLayout
      inputs.set(\.isInList, to: true)
      let rows = Content._makeViewList(
        view: view.field(at: 0, as: Content.self, in: graph), inputs: _ViewListInputs(base: inputs.base))
      let ancestor = inputs.path
      let styled = rows.map(in: graph) { element in
        element.wrapping { rowInputs, make in
          let tag = element.traits[TagTrait.self]
          // Without a tag, the id that names the row.
          let id = tag == nil ? element.path?.nearestID(below: ancestor) : nil
          let rowSelection = ListRowSelection(
            isSelected: graph.rule(ListRowSelectionRule(selection: selection, tag: tag, id: id)),
            isSelectable: isSelectable,
            select: { isToggling in
              _ = graph.read(selection).select(tag.flatMap { graph.read($0) } ?? id, isToggling: isToggling)
            })
          return ListRowMaker(traits: element.traits).make(inputs: rowInputs, selection: rowSelection, content: make)
        }
      }
      let configuration = LazyStackConfiguration(alignment: HorizontalAlignment.leading.key, spacing: 0)
      return makeLazyContainer(
        axis: .vertical, configuration: graph.source(configuration), list: styled, inputs: inputs)
    }
  }
}

private struct ListRowSelectionRule<Value: Hashable>: Rule {
  let selection: Attribute<ListSelection<Value>>
  let tag: Attribute<AnyHashable?>?
  let id: AnyHashable?

  func value(_ context: RuleContext<Bool>) -> Bool {
    let selection = context.read(selection)
    let tag = tag.flatMap { context.read($0) } ?? id
    return context.observing { selection.contains(tag) }
  }
}

extension ViewPath {
  /// The innermost id of the view or the views around it, up to `ancestor`.
  func nearestID(below ancestor: ViewPath?) -> AnyHashable? {
    var path: ViewPath? = self
    while let current = path, current !== ancestor {
      if case .id(let value) = current.component { return value as? AnyHashable }
      path = current.parent
    }
    return nil
  }
}
