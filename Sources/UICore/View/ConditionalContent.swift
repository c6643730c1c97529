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
    let rule = BranchListRule(
      source: view.attribute, inputs: inputs, key: { if case .trueContent = $0.storage { true } else { false } },
      make: { value, source, inputs in
        switch value.storage {
        case .trueContent(let content):
          let rule = BranchContentRule(source: source, last: content) { (value: Self) in
            if case .trueContent(let content) = value.storage { content } else { nil }
          }
          return TrueContent._makeViewList(view: _GraphValue(inputs.graph.rule(rule)), inputs: inputs)
        case .falseContent(let content):
          let rule = BranchContentRule(source: source, last: content) { (value: Self) in
            if case .falseContent(let content) = value.storage { content } else { nil }
          }
          return FalseContent._makeViewList(view: _GraphValue(inputs.graph.rule(rule)), inputs: inputs)
        }
      })
    return .dynamic(DynamicViewList(list: inputs.graph.rule(rule)))
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
