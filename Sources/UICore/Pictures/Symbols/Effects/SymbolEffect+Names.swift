extension SymbolEffect where Self == AppearSymbolEffect {
  /// Lets a symbol grow out of nothing.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Makes a symbol larger for a moment, or smaller, with a swing back.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Makes a symbol slowly larger and smaller.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Lets a symbol vanish; it keeps its place.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades a symbol out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns a symbol round.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Makes a symbol larger or smaller while it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Runs through a symbol's parts, such as the waves of `wifi`; symbols without such parts stay as they are.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Shakes a symbol.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Lets an old symbol go before a new one comes.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What suits the place: comes and goes, or replaces.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
