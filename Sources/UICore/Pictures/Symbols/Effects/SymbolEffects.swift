import Geometry

/// Lets a symbol grow out of nothing.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(.appear)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }

  /// Upwards: larger.
  public var up: Self { with { $0.direction = .up } }
  /// Downwards: smaller.
  public var down: Self { with { $0.direction = .down } }
  /// Moves layer after layer.
  public var byLayer: Self { with { $0.isWhole = false } }
  /// Moves all layers together.
  public var wholeSymbol: Self { with { $0.isWhole = true } }
}

/// Makes a symbol larger for a moment, or smaller, with a swing back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(.bounce)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }

  /// Upwards: larger.
  public var up: Self { with { $0.direction = .up } }
  /// Downwards: smaller.
  public var down: Self { with { $0.direction = .down } }
  /// Moves layer after layer.
  public var byLayer: Self { with { $0.isWhole = false } }
  /// Moves all layers together.
  public var wholeSymbol: Self { with { $0.isWhole = true } }
}

/// Makes a symbol slowly larger and smaller.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(.breathe)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }

  /// The size changes alone.
  public var plain: Self { with { $0.pulses = false } }
  /// The opacity changes too.
  public var pulse: Self { with { $0.pulses = true } }
  /// Moves layer after layer.
  public var byLayer: Self { with { $0.isWhole = false } }
  /// Moves all layers together.
  public var wholeSymbol: Self { with { $0.isWhole = true } }
}

/// Lets a symbol vanish; it keeps its place.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(.disappear)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }

  /// Upwards: larger.
  public var up: Self { with { $0.direction = .up } }
  /// Downwards: smaller.
  public var down: Self { with { $0.direction = .down } }
  /// Moves layer after layer.
  public var byLayer: Self { with { $0.isWhole = false } }
  /// Moves all layers together.
  public var wholeSymbol: Self { with { $0.isWhole = true } }
}

/// Fades a symbol out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(.pulse)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }

  /// Moves layer after layer.
  public var byLayer: Self { with { $0.isWhole = false } }
  /// Moves all layers together.
  public var wholeSymbol: Self { with { $0.isWhole = true } }
}

/// Turns a symbol round.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(.rotate)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }

  /// Clockwise.
  public var clockwise: Self { with { $0.direction = .clockwise } }
  /// Against the clock.
  public var counterClockwise: Self { with { $0.direction = .counterClockwise } }
  /// Moves layer after layer.
  public var byLayer: Self { with { $0.isWhole = false } }
  /// Moves all layers together.
  public var wholeSymbol: Self { with { $0.isWhole = true } }
}

/// Makes a symbol larger or smaller while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(.scale)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }

  /// Upwards: larger.
  public var up: Self { with { $0.direction = .up } }
  /// Downwards: smaller.
  public var down: Self { with { $0.direction = .down } }
  /// Moves layer after layer.
  public var byLayer: Self { with { $0.isWhole = false } }
  /// Moves all layers together.
  public var wholeSymbol: Self { with { $0.isWhole = true } }
}

/// Runs through a symbol's parts, such as the waves of `wifi`; symbols without such parts stay as they are.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(.variableColor)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }

  /// Parts stay coloured once they are reached.
  public var cumulative: Self { with { $0.sequence.isIterative = false } }
  /// One part is coloured at a time.
  public var iterative: Self { with { $0.sequence.isIterative = true } }
  /// Goes back the way it came.
  public var reversing: Self { with { $0.sequence.isReversing = true } }
  /// Begins anew at the first part.
  public var nonReversing: Self { with { $0.sequence.isReversing = false } }
  /// Parts that are not coloured are not shown.
  public var hideInactiveLayers: Self { with { $0.sequence.hidesInactive = true } }
  /// Parts that are not coloured are faint.
  public var dimInactiveLayers: Self { with { $0.sequence.hidesInactive = false } }
}

/// Shakes a symbol.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(.wiggle)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }

  /// Upwards first.
  public var up: Self { with { $0.direction = .up } }
  /// Downwards first.
  public var down: Self { with { $0.direction = .down } }
  /// To the left first.
  public var left: Self { with { $0.direction = .left } }
  /// To the right first.
  public var right: Self { with { $0.direction = .right } }
  /// Towards the trailing edge first.
  public var forward: Self { with { $0.direction = .forward } }
  /// Towards the leading edge first.
  public var backward: Self { with { $0.direction = .backward } }
  /// Turns clockwise first.
  public var clockwise: Self { with { $0.direction = .clockwise } }
  /// Turns against the clock first.
  public var counterClockwise: Self { with { $0.direction = .counterClockwise } }
  /// Along a line.
  ///
  /// - Parameter angle: clockwise from the right.
  public func custom(angle: Angle) -> Self { with { $0.direction = .angle(angle.radians) } }
  /// Along a line.
  ///
  /// - Parameter angle: degrees, clockwise from the right.
  public func custom(angle: Double) -> Self { custom(angle: .degrees(angle)) }
  /// Moves layer after layer.
  public var byLayer: Self { with { $0.isWhole = false } }
  /// Moves all layers together.
  public var wholeSymbol: Self { with { $0.isWhole = true } }
}

/// Lets an old symbol go before a new one comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(.replace)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }

  /// The old symbol shrinks, then the new one grows.
  public var downUp: Self { with { $0.direction = .downUp } }
  /// Both grow.
  public var upUp: Self { with { $0.direction = .upUp } }
  /// The old symbol is gone at once, the new one grows.
  public var offUp: Self { with { $0.direction = .offUp } }
  /// Moves layer after layer.
  public var byLayer: Self { with { $0.isWhole = false } }
  /// Moves all layers together.
  public var wholeSymbol: Self { with { $0.isWhole = true } }

  /// A replacement in which what both symbols have in common stays.
  ///
  /// Apus's drawings do not say what that is, so that it is always the fallback that plays.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    /// What the effect does.
    public let configuration: SymbolEffectConfiguration
  }

  /// - Parameter fallback: what plays between symbols that have nothing in common.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(configuration: fallback.configuration)
  }
}

/// What suits the place: comes and goes, or replaces.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
  Sendable
{
  /// What the effect does.
  public let configuration = SymbolEffectConfiguration(.automatic)
}
