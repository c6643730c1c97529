import Foundation
import Geometry

/// Lets a view come and go as an effect of symbols does.
///
/// The whole view grows or shrinks and fades, whether it is a symbol or holds one; where the user wants less motion it only fades.
nonisolated public struct SymbolEffectTransition: Transition, Sendable {
  private let configuration: SymbolEffectConfiguration

  /// - Parameter options: without effect: the update's animation says how fast the transition is.
  public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
    configuration = effect.configuration
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SymbolPhase(configuration: configuration, isThere: phase.isIdentity))
  }
}

nonisolated private struct SymbolPhase: ViewModifier {
  let configuration: SymbolEffectConfiguration
  let isThere: Bool
  @Environment(\.accessibilityReduceMotion) private var isStill

  init(configuration: SymbolEffectConfiguration, isThere: Bool) {
    (self.configuration, self.isThere) = (configuration, isThere)
  }

  @MainActor func body(content: Content) -> some View {
    let pose = configuration.state(isThere ? 0 : 1, isStill: isStill)
    content.scaleEffect(pose.scale).opacity(pose.opacity)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Comes and goes as suits a symbol.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
  /// Comes and goes as an effect of symbols does.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension AnyTransition {
  /// Comes and goes as suits a symbol.
  public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }
  /// Comes and goes as an effect of symbols does.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition(SymbolEffectTransition(effect: effect, options: options)) }
}
