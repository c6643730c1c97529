/// A movement of symbols: of the images inside a view that are system images.
///
/// Apple gives no numbers; lengths, angles and durations are this package's choice. Most of its symbols have one layer, so that
/// by layer and as a whole look the same.
public protocol SymbolEffect {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that plays for a while and is over.
public protocol DiscreteSymbolEffect {}
/// An effect by which symbols come and go.
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol becomes another.
public protocol ContentTransitionSymbolEffect {}
