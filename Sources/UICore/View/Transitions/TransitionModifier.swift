import AttributeGraph
import Geometry

/// Applies a transition in a phase. The body runs once per phase; its changes are animated further down the tree.
nonisolated package struct TransitionModifier<T: Transition>: PrimitiveViewModifier {
  let transition: T
  let phase: TransitionPhase

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    let view = modifier.calling(in: inputs.graph) { modifier in
      nonisolated(unsafe) let current = modifier
      return assumeMainActor { current.transition.body(content: PlaceholderContentView(), phase: current.phase) }
    }
    inputs.base.modifierContents = ModifierContents(
      type: T.self, outer: inputs.base.modifierContents, view: body, list: nil)
    return T.Body.makeImplicitStack(view: view, inputs: inputs)
  }
}

nonisolated struct CombiningTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.animation(animation) { base.apply(content: $0, phase: phase) }
  }
}

/// A transition for insertion and another for removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
}

extension AsymmetricTransition: Sendable where Insertion: Sendable, Removal: Sendable {}

/// One modifier while the view is in the tree, another before insertion and after removal.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
