import AttributeGraph

/// A view whose body runs again only if the view differs from the previous one by `==`.
nonisolated public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public var content: Content
  public init(content: Content) { self.content = content }

  nonisolated private static func content(_ view: _GraphValue<Self>, _ graph: Graph) -> _GraphValue<Content> {
    _GraphValue(graph.rule(EquatableRule(source: view.attribute)))
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: content(view, inputs.graph), inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { Content._makeViewList(view: content(view, inputs.graph), inputs: inputs) }

  nonisolated public static var _viewListCount: Int? { Content._viewListCount }
  nonisolated public static var _isSingleView: Bool { false }
}

/// Keeps the previous value while the new one is equal.
private struct EquatableRule<Content: View & Equatable>: Rule {
  let source: Attribute<EquatableView<Content>>
  func value(_ context: RuleContext<Content>) -> Content {
    let new = context.read(source).content
    if let previous = context.previous, previous == new { return previous }
    return new
  }
}

extension View where Self: Equatable {
  /// Runs the view's body again only if the view differs by `==`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
