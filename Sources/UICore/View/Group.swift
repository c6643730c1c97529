import AttributeGraph

/// Several views to which modifiers apply together, and which a container lays out separately.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("Group is drawn by Apus and has no body") }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: view.view(at: 0, as: Content.self, in: inputs.graph), inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    Content._makeViewList(view: view.view(at: 0, as: Content.self, in: inputs.graph), inputs: inputs)
  }

  nonisolated public static var _viewListCount: Int? { Content._viewListCount }
}
