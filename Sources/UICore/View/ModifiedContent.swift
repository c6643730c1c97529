import AttributeGraph

/// A view or a modifier with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: ComparedByFields {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("a modified view is drawn by Apus and has no body") }

  @inline(__always)
  nonisolated private static func fields(
    _ view: _GraphValue<Self>, _ graph: Graph
  ) -> (content: _GraphValue<Content>, modifier: _GraphValue<Modifier>) {
    (
      view.view(at: 0, as: Content.self, in: graph),
      view.field(at: offsetOfSecond(Content.self, Modifier.self), as: Modifier.self, in: graph)
    )
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let (content, modifier) = fields(view, inputs.graph)
    return Modifier._makeView(modifier: modifier, inputs: inputs) { Content._makeView(view: content, inputs: $0) }
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    // The usual chain of modifiers on one view is one element, not one for each modifier.
    if _isSingleView { return .unary(Self.self, view: view, inputs: inputs) }
    let (content, modifier) = fields(view, inputs.graph)
    return Modifier._makeViewList(modifier: modifier, inputs: inputs) {
      Content._makeViewList(view: content, inputs: $0)
    }
  }

  nonisolated public static var _viewListCount: Int? { Modifier._viewListCount(of: Content._viewListCount) }
  nonisolated public static var _isReadByParts: Bool { true }
  nonisolated public static var _isSingleView: Bool { Modifier._keepsSingleView && Content._isSingleView }

  nonisolated public static func _viewMaker(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> (_ViewInputs) -> _ViewOutputs {
    let (content, modifier) = fields(view, inputs.graph)
    let make = Content._viewMaker(view: content, inputs: inputs)
    return { Modifier._makeView(modifier: modifier, inputs: $0, body: make) }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let inner = modifier.field(at: 0, as: Content.self, in: inputs.graph)
    let outer = modifier.field(
      at: offsetOfSecond(Content.self, Modifier.self), as: Modifier.self, in: inputs.graph)
    return Modifier._makeView(modifier: outer, inputs: inputs) {
      Content._makeView(modifier: inner, inputs: $0, body: body)
    }
  }
}

extension View {
  /// Applies a modifier.
  @inlinable
  nonisolated public func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Combines this modifier with one that is applied after it.
  @inlinable
  nonisolated public func concat<M>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: PrimitiveViewModifier {
  public static var identity: EmptyModifier { EmptyModifier() }
  public init() {}

  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }
}
