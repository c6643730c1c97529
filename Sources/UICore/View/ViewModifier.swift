import AttributeGraph

/// Makes a view from another view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs
  nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs
  nonisolated static func _viewListCount(of content: Int?) -> Int?
  /// Whether the list of a single view with this modifier is what `_makeView` makes, and no more.
  nonisolated static var _keepsSingleView: Bool { get }
}

extension ViewModifier {
  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    let content = ModifierContents(type: Self.self, outer: inputs.base.modifierContents, view: body, list: nil)
    let view = makeBody(modifier: modifier, content: content, inputs: &inputs.base)
    inputs.notePlace(of: view.attribute.id)
    return Body._makeView(view: view, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    if Body.self == Never.self {
      // Apply the modifier to each view of the content.
      let base = inputs.base
      return body(inputs).map(in: inputs.graph) { element in
        element.wrapping { inputs, make in
          inputs.with(base) { _makeView(modifier: modifier, inputs: $0, body: make) }
        }
      }
    }
    var inputs = inputs
    let content = ModifierContents(type: Self.self, outer: inputs.base.modifierContents, view: nil, list: body)
    let view = makeBody(modifier: modifier, content: content, inputs: &inputs.base)
    return Body._makeViewList(view: view, inputs: inputs)
      .notingPlaces(of: view.attribute.id, inputs.base.viewGraph)
  }

  nonisolated public static func _viewListCount(of content: Int?) -> Int? {
    // In the type of the body its content counts as one view.
    Body.self == Never.self ? content : content == 1 ? Body._viewListCount : nil
  }

  nonisolated public static var _keepsSingleView: Bool { false }

  nonisolated private static func makeBody(
    modifier: _GraphValue<Self>, content: ModifierContents, inputs: inout _GraphInputs
  ) -> _GraphValue<Body> {
    inputs.path = ViewPath(parent: inputs.path, component: .type(Self.self))
    // The modifier's dynamic properties are evaluated outside of its content's scope, its body inside.
    let source = inputs.animatedIfPossible(modifier.attribute)
    let rule = BodyRule(source: source, inputs: inputs) { $0.body(content: _ViewModifier_Content()) }
    inputs.modifierContents = content
    let body = inputs.graph.rule(rule)
    inputs.body = body.id
    return _GraphValue(body)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is applied by Apus and has no body") }
}

/// A modifier that Apus applies itself.
nonisolated package protocol PrimitiveViewModifier: ViewModifier where Body == Never {}

extension PrimitiveViewModifier {
  nonisolated public static var _keepsSingleView: Bool { true }
}

/// The view that a modifier modifies, for its `body`.
nonisolated public struct _ViewModifier_Content<Modifier>: PrimitiveView {
  init() {}

  nonisolated public static var _isSingleView: Bool { false }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inputs = inputs
    let content = ModifierContents.get(Modifier.self, in: &inputs.base)
    if let view = content.view { return view(inputs) }
    return makeImplicitStack(list: content.list!(_ViewListInputs(base: inputs.base)), inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    let content = ModifierContents.get(Modifier.self, in: &inputs.base)
    if let list = content.list { return list(inputs) }
    let base = inputs.base
    return .element(ViewElement(at: base) { $0.with(base, content.view!) })
  }
}
