import AttributeGraph

/// The result of `if`/`else` and `switch` in a builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { fatalError("a conditional is drawn by Apus and has no body") }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitStack(view: view, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    // A `switch` is branches in branches: only the innermost one is made, by one rule for all levels.
    let rule = BranchListRule(
      source: view.attribute, inputs: inputs, key: { _branch(of: $0, behind: 1) },
      make: { value, source, inputs in _makeBranch(value, of: _GraphValue(source), inputs: inputs) { $0 } })
    return .dynamic(DynamicViewList(list: inputs.graph.rule(rule)))
  }

  nonisolated public static var _hasBranches: Bool { true }

  nonisolated public static func _branch(of view: Self, behind branches: UInt64) -> UInt64 {
    switch view.storage {
    case .trueContent where !TrueContent._hasBranches: branches << 1 | 1
    case .falseContent where !FalseContent._hasBranches: branches << 1
    case .trueContent(let content): TrueContent._branch(of: content, behind: branches << 1 | 1)
    case .falseContent(let content): FalseContent._branch(of: content, behind: branches << 1)
    }
  }

  nonisolated public static func _makeBranch<Source>(
    _ view: Self, of source: _GraphValue<Source>, inputs: _ViewListInputs, extract: @escaping (Source) -> Self?
  ) -> _ViewListOutputs {
    switch view.storage {
    case .trueContent(let content):
      TrueContent._makeBranch(content, of: source, inputs: inputs) { source in
        if case .trueContent(let content)? = extract(source)?.storage { content } else { nil }
      }
    case .falseContent(let content):
      FalseContent._makeBranch(content, of: source, inputs: inputs) { source in
        if case .falseContent(let content)? = extract(source)?.storage { content } else { nil }
      }
    }
  }

  nonisolated public static var _viewListCount: Int? {
    guard let count = TrueContent._viewListCount, FalseContent._viewListCount == count else { return nil }
    // Either branch has this number of views; changing the branch changes only their identities.
    return count
  }
}

/// The content of a branch. Keeps the last content for the time between leaving the branch and its removal.
struct BranchContentRule<Source, Content>: Rule {
  let source: Attribute<Source>
  var last: Content
  let extract: (Source) -> Content?

  @inline(__always)
  init(source: Attribute<Source>, last: Content, extract: @escaping (Source) -> Content?) {
    self.source = source
    self.last = last
    self.extract = extract
  }

  mutating func value(_ context: RuleContext<Content>) -> Content {
    if let content = extract(context.read(source)) { last = content }
    return last
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("an optional view is drawn by Apus and has no body") }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitStack(view: view, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let rule = BranchListRule(
      source: view.attribute, inputs: inputs, key: { $0 != nil },
      make: { value, source, inputs in
        guard let value else { return .elements([]) }
        let rule = BranchContentRule(source: source, last: value) { (value: Self) in value }
        return Wrapped._makeViewList(view: _GraphValue(inputs.graph.rule(rule)), inputs: inputs)
      })
    return .dynamic(DynamicViewList(list: inputs.graph.rule(rule)))
  }

  nonisolated public static var _viewListCount: Int? { nil }
}
