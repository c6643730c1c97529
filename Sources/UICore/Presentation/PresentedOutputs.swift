import AttributeGraph
import DisplayList

/// The picture of a presented view, as long as what presents it is there.
///
/// The view lives in the subgraph of what presents it, whose environment it reads, and dies with that in the middle of an
/// update. The layer has this slot of its own until it hears of that.
enum PresentedOutputs {
  /// - Parameter owner: the subgraph of what presents it.
  static func make(
    in owner: Subgraph, _ inputs: _ViewInputs, _ make: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let subgraph = Subgraph.make(in: owner)
    graph.currentSubgraph.onRemove { subgraph.remove() }
    let outputs = subgraph.adopt { make(inputs) }
    return _ViewOutputs(display: outputs.display.map { graph.rule(PresentedRule(source: $0, subgraph: subgraph)) })
  }

  private struct PresentedRule: Rule {
    let source: Attribute<DisplayList>
    let subgraph: Subgraph

    func value(_ context: RuleContext<DisplayList>) -> DisplayList {
      subgraph.isRemoved ? .empty : context.read(source)
    }

    static var updateKind: UpdateKind { .display }
  }
}
