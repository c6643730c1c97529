import AttributeGraph

/// Has the symbols inside play an effect.
nonisolated package struct SymbolEffectModifier: PrimitiveViewModifier {
  enum Request {
    case active(Bool)
    /// Plays when the value changes.
    case trigger(AnyTrigger)
    /// Takes away the effects around.
    case removal(Bool)
  }
  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let request: Request

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    inputs[SymbolEffectsKey.self].append(modifier.attribute)
    return body(inputs)
  }
}

/// The effects around, outermost first.
enum SymbolEffectsKey: ViewInputKey { static var defaultValue: [Attribute<SymbolEffectModifier>] { [] } }

extension View {
  /// Has the symbols inside play an effect while `isActive`.
  ///
  /// What repeats ends with the play under way. Where the user wants less motion, symbols neither move nor change their size
  /// on the way.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(configuration: effect.configuration, options: options, request: .active(isActive)))
  }

  /// Has the symbols inside play an effect once, or as often as the options say, when `value` changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        configuration: effect.configuration, options: options, request: .trigger(AnyTrigger(value))))
  }

  /// Takes away from the symbols inside the effects that were set around.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(
      SymbolEffectModifier(
        configuration: SymbolEffectConfiguration(.automatic), options: .default, request: .removal(isEnabled)))
  }
}

extension ContentTransition {
  /// Symbols change into each other as suits them.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Symbols change into each other by an effect, also outside of animations.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect.configuration, options))
  }
}
