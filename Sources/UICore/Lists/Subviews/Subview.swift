import AttributeGraph

/// One of the views that a container's content resolves to.
///
/// Modifiers of the content come before those of the subview; its environment is that of the container.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// Who a subview is, for as long as its view keeps its identity.
  public struct ID: Hashable, Sendable {
    fileprivate let identity: UInt32
  }

  let element: ViewElement
  private let graph: Graph
  private let ancestor: ViewPath?

  init(_ element: ViewElement, in graph: Graph, below ancestor: ViewPath?) {
    var element = element
    element.isBorrowed = true
    (self.element, self.graph, self.ancestor) = (element, graph, ancestor)
  }

  /// Who it is.
  public var id: ID { ID(identity: element.identity) }

  /// What the view tells its container. Reading it in a container's closure runs the closure again when it changes.
  public var containerValues: ContainerValues {
    var values = ContainerValues()
    element.containerValues?.apply(to: &values)
    values.tag = element.value(below: ancestor, in: graph)
    return values
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitStack(view: view, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let rule = BranchListRule(source: view.attribute, inputs: inputs, key: \.id) { subview, _, _ in
      .element(subview.element)
    }
    return .dynamic(DynamicViewList(list: inputs.graph.rule(rule)))
  }

  nonisolated public static var _isSingleView: Bool { false }
}

extension [Subview] {
  /// All views of a list.
  init(_ list: ViewList, in graph: Graph, below ancestor: ViewPath?) {
    self = []
    list.forEach { append(Subview($0, in: graph, below: ancestor)) }
  }
}

/// The views that a container's content resolves to; as a view, all of them.
nonisolated public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  private let subviews: ArraySlice<Subview>

  init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollection { SubviewsCollection(subviews[bounds]) }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitStack(view: view, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let list = view.map(in: inputs.graph) { ViewList.elements($0.map(\.element)) }
    return .dynamic(DynamicViewList(list: list.attribute))
  }

  nonisolated public static var _viewListCount: Int? { nil }
  nonisolated public static var _isSingleView: Bool { false }
}
