import AttributeGraph

/// A list whose content is made anew, with new identity and state, when its key changes: for `if`, `switch`, optionals,
/// `AnyView` and `.id`.
struct BranchListRule<Source, Key: Equatable>: Rule {
  let source: Attribute<Source>
  let inputs: _ViewListInputs
  let key: (Source) -> Key
  /// Makes the list of the branch to which the value belongs.
  let make: (Source, Attribute<Source>, _ViewListInputs) -> _ViewListOutputs
  let parent: Subgraph
  private var branchKey: Key?
  private var branch: MadeBranch?
  /// Branches that are still shown while their transitions run; one that returns keeps its state.
  private var leaving: [(key: Key, branch: MadeBranch)] = []

  @inline(__always)
  init(
    source: Attribute<Source>, inputs: _ViewListInputs, key: @escaping (Source) -> Key,
    make: @escaping (Source, Attribute<Source>, _ViewListInputs) -> _ViewListOutputs
  ) {
    self.source = source
    self.inputs = inputs
    self.key = key
    self.make = make
    parent = inputs.graph.currentSubgraph
  }

  /// Early enough that a branch is removed before its content is updated.
  var cutoff: Cutoff { inputs.base.cutoff }

  mutating func value(_ context: RuleContext<ViewList>) -> ViewList {
    let value = context.read(source)
    let newKey = key(value)
    if let branch, branchKey == newKey { return branch.list.read(context) }
    if let branch, let branchKey {
      inputs.base.viewGraph.retire(branch.subgraph, in: inputs.base)
      leaving.append((branchKey, branch))
      leaving.removeAll { $0.branch.subgraph.isRemoved }
      if let index = leaving.firstIndex(where: { $0.key == newKey }) {
        let returning = leaving.remove(at: index).branch
        inputs.base.viewGraph.recall(returning.subgraph)
        (self.branchKey, self.branch) = (newKey, returning)
        return returning.list.read(context)
      }
    }
    let subgraph = Subgraph.make(in: parent)
    let list = subgraph.adopt { make(value, source, inputs).part(in: inputs.graph) }
    (branchKey, branch) = (newKey, MadeBranch(subgraph: subgraph, list: list))
    return list.read(context)
  }
}

private struct MadeBranch {
  let subgraph: Subgraph
  let list: ViewListPart
}

extension View {
  /// Makes one view of a list: its only view, or an implicit vertical stack.
  nonisolated package static func makeImplicitStack(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let list = _makeViewList(view: view, inputs: _ViewListInputs(base: inputs.base))
    return makeImplicitStack(list: list, inputs: inputs)
  }

  nonisolated static func makeImplicitStack(list: _ViewListOutputs, inputs: _ViewInputs) -> _ViewOutputs {
    if case .element(let element) = list { return element.make(inputs) }
    if let elements = list.fixedElements, elements.count <= 1 {
      return elements.first?.make(inputs) ?? _ViewOutputs()
    }
    return makeContainer(layout: .fixed(VStackLayout.implicit), list: list, inputs: inputs)
  }
}
