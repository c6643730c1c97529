import AttributeGraph

/// What `Group(subviews:)` makes of the views that other content resolves to.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitStack(view: view, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let graph = inputs.graph
    let list = Subviews._makeViewList(view: view.field(at: 0, as: Subviews.self, in: graph), inputs: inputs)
    let rule = SubviewsRule(view: view.attribute, list: list.attribute(in: graph), ancestor: inputs.base.path)
    return Content._makeViewList(view: _GraphValue(graph.rule(rule)), inputs: inputs)
  }

  nonisolated public static var _viewListCount: Int? { Content._viewListCount }
  nonisolated public static var _isSingleView: Bool { false }
}

private struct SubviewsRule<Subviews: View, Content: View>: Rule {
  let view: Attribute<GroupElementsOfContent<Subviews, Content>>
  let list: Attribute<ViewList>
  let ancestor: ViewPath?

  func value(_ context: RuleContext<Content>) -> Content {
    let make = context.read(view).content
    let subviews = [Subview](context.read(list), in: context.graph, below: ancestor)
    return context.observing { make(SubviewsCollection(subviews[...])) }
  }
}

extension Group where Content: View {
  /// What a closure makes of the views that other content resolves to.
  ///
  /// Each row of a `ForEach` in it is made, whether it is in sight or not.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, content: transform)
  }
}
