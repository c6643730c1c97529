import AttributeGraph

/// Collects commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// One statement.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No statement.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// One statement alone.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// The first of several statements.
  public static func buildPartialBlock<Content: Commands>(first content: Content) -> Content { content }
  /// One more statement.
  public static func buildPartialBlock<First: Commands, Second: Commands>(
    accumulated: First, next: Second
  ) -> _PairCommands<First, Second> { _PairCommands(first: accumulated, second: next) }
  /// A statement under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
  /// The first of two alternatives.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .trueContent(first)) }
  /// The second of two alternatives.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .falseContent(second)) }
  /// Alternatives by what the system offers.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// Two commands, one after the other.
nonisolated public struct _PairCommands<First: Commands, Second: Commands>: Commands {
  let first: First
  let second: Second
  public var body: Never { fatalError("a pair of commands has no body") }

  nonisolated public static func _makeCommands(
    content: _GraphValue<Self>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    let graph = inputs.base.graph
    let first = First._makeCommands(content: content.field(at: 0, as: First.self, in: graph), inputs: inputs)
    let second = Second._makeCommands(
      content: content.field(at: offsetOfSecond(First.self, Second.self), as: Second.self, in: graph), inputs: inputs)
    return _CommandsOutputs(entries: graph.rule(PairRule(first: first.entries, second: second.entries)))
  }
}

private struct PairRule: Rule {
  let first: Attribute<[_CommandEntry]>
  let second: Attribute<[_CommandEntry]>
  func value(_ context: RuleContext<[_CommandEntry]>) -> [_CommandEntry] {
    context.read(first) + context.read(second)
  }
}

/// Commands that are made anew, with state of their own, when a condition changes.
private struct BranchRule<Source>: Rule {
  let source: Attribute<Source>
  let inputs: _CommandsInputs
  /// Which branch it is, and how it is made.
  let make: (Source) -> (branch: Int, make: (_CommandsInputs) -> _CommandsOutputs)
  let parent: Subgraph
  private var current: (branch: Int, subgraph: Subgraph, entries: Attribute<[_CommandEntry]>)?

  init(
    _ source: Attribute<Source>, _ inputs: _CommandsInputs,
    _ make: @escaping (Source) -> (branch: Int, make: (_CommandsInputs) -> _CommandsOutputs)
  ) {
    (self.source, self.inputs, self.make) = (source, inputs, make)
    parent = inputs.base.graph.currentSubgraph
  }

  mutating func value(_ context: RuleContext<[_CommandEntry]>) -> [_CommandEntry] {
    let (branch, make) = make(context.read(source))
    if let current, current.branch == branch { return context.read(current.entries) }
    current?.subgraph.remove()
    let subgraph = Subgraph.make(in: parent)
    let entries = subgraph.adopt { make(inputs).entries }
    current = (branch, subgraph, entries)
    return context.read(entries)
  }

  /// Early enough that a branch is removed before its content is updated.
  var cutoff: Cutoff { .early }
}

extension _GraphValue {
  /// The commands of the branch that a value is.
  ///
  /// - Parameter content: what the branch holds; nil once another is there.
  fileprivate func branch<Content: Commands>(
    _ number: Int, _ value: Content, _ content: @escaping (Value) -> Content?
  ) -> (branch: Int, make: (_CommandsInputs) -> _CommandsOutputs) {
    let source = attribute
    return (
      number,
      { inputs in
        let rule = BranchContentRule(source: source, last: value, extract: content)
        return Content._makeCommands(content: _GraphValue<Content>(inputs.base.graph.rule(rule)), inputs: inputs)
      }
    )
  }
}

extension Optional: Commands where Wrapped: Commands {
  public var body: Never { fatalError("optional commands have no body") }

  nonisolated public static func _makeCommands(
    content: _GraphValue<Self>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    let rule = BranchRule(content.attribute, inputs) { value in
      guard let value else {
        return (0, { inputs in _CommandsOutputs(entries: inputs.base.graph.source([])) })
      }
      return content.branch(1, value) { $0 }
    }
    return _CommandsOutputs(entries: inputs.base.graph.rule(rule))
  }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  public var body: Never { fatalError("commands under a condition have no body") }

  nonisolated public static func _makeCommands(
    content: _GraphValue<Self>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    let rule = BranchRule(content.attribute, inputs) { value in
      switch value.storage {
      case .trueContent(let value):
        content.branch(1, value) { if case .trueContent(let value) = $0.storage { value } else { nil } }
      case .falseContent(let value):
        content.branch(2, value) { if case .falseContent(let value) = $0.storage { value } else { nil } }
      }
    }
    return _CommandsOutputs(entries: inputs.base.graph.rule(rule))
  }
}
