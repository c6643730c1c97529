import AttributeGraph

/// A part of the interface: a value that says what should be on screen.
///
/// A view's type makes its attributes once; updates then only recompute them. Views with a `body` need nothing more;
/// the underscored requirements are for the views that Apus itself draws.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// The content, in terms of other views. Read only when something that it read before has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the attributes of one view.
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
  /// Makes the list of views that a container sees: one for most views, several for groups.
  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
  /// How many views the list has, where the type alone tells.
  nonisolated static var _viewListCount: Int? { get }
}

extension View {
  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inputs = inputs
    inputs.path = ViewPath(parent: inputs.path, component: .type(Self.self))
    let body = makeBody(view: view, inputs: inputs.base)
    inputs.notePlace(of: body.attribute.id)
    inputs.base.body = body.attribute.id
    return Body._makeView(view: body, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    // A view without a body is one view; one with a body stands for whatever its body lists.
    if Body.self == Never.self { return .unary(Self.self, view: view, inputs: inputs) }
    var inputs = inputs
    inputs.base.path = ViewPath(parent: inputs.base.path, component: .type(Self.self))
    let body = makeBody(view: view, inputs: inputs.base)
    inputs.base.body = body.attribute.id
    return Body._makeViewList(view: body, inputs: inputs)
      .notingPlaces(of: body.attribute.id, inputs.base.viewGraph)
  }

  nonisolated public static var _viewListCount: Int? {
    Body.self == Never.self ? 1 : Body._viewListCount
  }

  nonisolated private static func makeBody(view: _GraphValue<Self>, inputs: _GraphInputs) -> _GraphValue<Body> {
    // The body of an animatable view runs in each frame of an animation, with the value on its way.
    let source = inputs.animatedIfPossible(view.attribute)
    return _GraphValue(inputs.graph.rule(BodyRule(source: source, inputs: inputs) { $0.body }))
  }
}

extension Never: View {
  nonisolated public var body: Never { fatalError("Never has no body") }
}

/// A view that Apus draws itself: it has no body.
nonisolated package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is drawn by Apus and has no body") }
}

extension _ViewListOutputs {
  /// The list of one view.
  static func unary<V: View>(_: V.Type, view: _GraphValue<V>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let base = inputs.base
    return .elements([
      ViewElement(at: base) { inputs in
        var inputs = inputs
        inputs.base = base
        return V._makeView(view: view, inputs: inputs)
      }
    ])
  }
}
