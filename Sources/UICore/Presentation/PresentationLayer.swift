import AttributeGraph
import DisplayList
import Foundation

extension PresentationStack {
  /// Draws what is presented in front of a window's content.
  ///
  /// Each view has the whole of the window, and no part in the layout of the others: it may be placed by what one of them
  /// shows.
  ///
  /// - Parameter safeArea: the padding of a window that the system covers in part.
  func makeLayer(
    over content: _ViewOutputs, safeArea: Attribute<SafeAreaPaddingModifier>?, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let views = graph.rule(
      PresentedViewsRule(list: list, inputs: inputs) {
        (make: @escaping (_ViewInputs) -> _ViewOutputs, inputs: _ViewInputs) in
        guard let safeArea else { return make(inputs) }
        return SafeAreaPaddingModifier._makeView(modifier: _GraphValue(safeArea), inputs: inputs, body: make)
      })
    var outputs = content
    outputs.display = graph.rule(PresentationDisplayRule(content: content.display, views: views))
    return outputs
  }
}

/// The pictures of what is presented: makes views as they come and removes them as they go.
private struct PresentedViewsRule: Rule {
  let list: Attribute<[ViewElement]>
  let inputs: _ViewInputs
  let pad: (@escaping (_ViewInputs) -> _ViewOutputs, _ViewInputs) -> _ViewOutputs
  private var made: [UInt32: (subgraph: Subgraph, display: Attribute<DisplayList>?)] = [:]

  init(
    list: Attribute<[ViewElement]>, inputs: _ViewInputs,
    pad: @escaping (@escaping (_ViewInputs) -> _ViewOutputs, _ViewInputs) -> _ViewOutputs
  ) { (self.list, self.inputs, self.pad) = (list, inputs, pad) }

  mutating func value(_ context: RuleContext<[Attribute<DisplayList>]>) -> [Attribute<DisplayList>] {
    let elements = context.read(list)
    for (identity, view) in made where !elements.contains(where: { $0.identity == identity }) {
      view.subgraph.remove()
      made[identity] = nil
    }
    return elements.compactMap { element in
      if let known = made[element.identity] { return known.display }
      let subgraph = Subgraph.make(in: element.owner)
      let display = subgraph.adopt { pad(element.make, inputs).display }
      made[element.identity] = (subgraph, display)
      return display
    }
  }

  mutating func slotWillBeRemoved() { for view in made.values { view.subgraph.remove() } }
}

private struct PresentationDisplayRule: Rule {
  let content: Attribute<DisplayList>?
  let views: Attribute<[Attribute<DisplayList>]>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let content = content.map { context.read($0) } ?? .empty
    let views = context.read(views)
    if views.isEmpty { return content }
    return DisplayList(views.reduce(into: content.items) { $0 += context.read($1).items })
  }

  static var updateKind: UpdateKind { .display }
}
