import AttributeGraph
import Foundation
import Geometry

/// A type-erased transition.
///
/// A view keeps the type of the transition with which it was inserted; the transition's values may change until it is
/// removed.
public struct AnyTransition: Sendable {
  let box: TransitionBox

  public init<T: Transition>(_ transition: T) { box = ConcreteTransitionBox(transition) }

  fileprivate init(box: TransitionBox) { self.box = box }

  /// Applies `identity` while the view is in the tree, and `active` before insertion and after removal; animates
  /// between them.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
  /// Uses one transition for insertion and another for removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(box: insertion.box.joined(with: removal.box, as: .asymmetric))
  }

  /// Combines this transition with another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(box: box.joined(with: other.box, as: .combined))
  }

  /// Gives the transition its own animation.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(box: box.animated(animation)) }
}

enum TransitionJoint { case combined, asymmetric }

/// Immutable.
class TransitionBox: @unchecked Sendable {
  /// Whether the transition has no visible effect.
  var isIdentity: Bool { false }
  /// Makes the transition's view; the container sets `phase`.
  func make(
    _ transition: Attribute<AnyTransition>, phase: Attribute<TransitionPhase>, inputs: _ViewInputs,
    body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }
  func joined(with second: TransitionBox, as joint: TransitionJoint) -> TransitionBox { self }
  fileprivate func joined<First: Transition>(after first: First, as joint: TransitionJoint) -> TransitionBox { self }
  func animated(_ animation: Animation?) -> TransitionBox { self }
}

private final class ConcreteTransitionBox<T: Transition>: TransitionBox, @unchecked Sendable {
  let transition: T
  init(_ transition: T) { self.transition = transition }

  override var isIdentity: Bool { T.self == IdentityTransition.self }

  override func make(
    _ transition: Attribute<AnyTransition>, phase: Attribute<TransitionPhase>, inputs: _ViewInputs,
    body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let modifier = inputs.graph.rule(
      TransitionModifierRule(transition: transition, phase: phase, last: self.transition))
    return TransitionModifier<T>._makeView(modifier: _GraphValue(modifier), inputs: inputs, body: body)
  }

  override func joined(with second: TransitionBox, as joint: TransitionJoint) -> TransitionBox {
    second.joined(after: transition, as: joint)
  }

  override func joined<First: Transition>(after first: First, as joint: TransitionJoint) -> TransitionBox {
    switch joint {
    case .combined: ConcreteTransitionBox<_>(CombiningTransition(first: first, second: transition))
    case .asymmetric: ConcreteTransitionBox<_>(AsymmetricTransition(insertion: first, removal: transition))
    }
  }

  override func animated(_ animation: Animation?) -> TransitionBox {
    ConcreteTransitionBox<_>(AnimatedTransition(base: transition, animation: animation))
  }
}

private struct TransitionModifierRule<T: Transition>: Rule {
  let transition: Attribute<AnyTransition>
  let phase: Attribute<TransitionPhase>
  var last: T

  mutating func value(_ context: RuleContext<TransitionModifier<T>>) -> TransitionModifier<T> {
    if let box = context.read(transition).box as? ConcreteTransitionBox<T> { last = box.transition }
    return TransitionModifier(transition: last, phase: context.read(phase))
  }
}

package enum TransitionTrait: ViewTraitKey { package typealias Value = AnyTransition }

extension View {
  /// Sets the transition with which the view is inserted and removed in animated updates.
  public func transition(_ t: AnyTransition) -> some View { modifier(TraitModifier<TransitionTrait>(value: t)) }

  /// Sets the transition with which the view is inserted and removed in animated updates.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TraitModifier<TransitionTrait>(value: AnyTransition(transition)))
  }
}
