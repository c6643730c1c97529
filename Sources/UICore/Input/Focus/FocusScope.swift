import AttributeGraph

/// Limits preferences of the default focus to the views inside.
nonisolated package struct FocusScopeModifier: PrimitiveViewModifier {
  let namespace: Namespace.ID

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    let responder = FocusScopeResponder(inputs, modifier: modifier.attribute)
    if let router = inputs.inputRouter { viewGraph.enqueueAction { router.focus.scopeAppeared(responder) } }
    return responder.wrap(body(inputs), in: graph)
  }
}

final class FocusScopeResponder: ViewResponder, @unchecked Sendable {
  private let modifier: Attribute<FocusScopeModifier>

  init(_ inputs: _ViewInputs, modifier: Attribute<FocusScopeModifier>) {
    self.modifier = modifier
    super.init(inputs)
  }

  /// - Precondition: the view is there.
  var namespace: Namespace.ID { viewGraph.graph.read(modifier).namespace }
}

/// Asks for the focus where a scope around decides by default.
nonisolated package struct PreferredFocusModifier: PrimitiveViewModifier {
  let prefersFocus: Bool
  let namespace: Namespace.ID

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    PreferredFocusResponder(inputs, modifier: modifier.attribute).wrap(body(inputs), in: inputs.graph)
  }
}

final class PreferredFocusResponder: ViewResponder, @unchecked Sendable {
  private let modifier: Attribute<PreferredFocusModifier>

  init(_ inputs: _ViewInputs, modifier: Attribute<PreferredFocusModifier>) {
    self.modifier = modifier
    super.init(inputs)
  }

  func prefersFocus(in namespace: Namespace.ID) -> Bool {
    if isRemoved { return false }
    let modifier = viewGraph.graph.read(modifier)
    return modifier.prefersFocus && modifier.namespace == namespace
  }
}

/// Lets a scope decide anew which of the views inside has the focus.
public struct ResetFocusAction {
  weak var router: InputRouter?

  /// Moves the focus to the view that prefers it in the namespace's scope, or to the first there that can have it.
  ///
  /// It moves after the update that shows what was written before.
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let router else { return }
    router.viewGraph.enqueueAction { [weak router] in router?.focus.wantsReset = namespace }
  }
}

extension EnvironmentValues {
  /// Asks a focus scope to decide anew which of its views has the focus.
  public var resetFocus: ResetFocusAction { ResetFocusAction(router: inputRouter) }
}

extension View {
  /// Makes the view a scope: `prefersDefaultFocus` with the namespace counts inside of it, when it appears in a window in
  /// which nothing has the focus, and when `resetFocus` asks.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Says that the view wants the focus where the namespace's scope decides. Of several the first that can have it gets it.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferredFocusModifier(prefersFocus: prefersDefaultFocus, namespace: namespace))
  }
}
