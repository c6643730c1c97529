import Foundation

/// What an effect of symbols does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, appear, bounce, breathe, disappear, pulse, replace, rotate, scale, variableColor, wiggle
  }
  enum Direction: Hashable, Sendable {
    case up, down, left, right, forward, backward, clockwise, counterClockwise
    /// Radians, clockwise from the right.
    case angle(Double)
    /// What an old symbol does as it goes, and a new one as it comes.
    case downUp, upUp, offUp
  }
  /// How variable colour runs through a symbol's parts.
  struct Sequence: Hashable, Sendable {
    var isIterative = false
    var isReversing = false
    var hidesInactive = false
  }
  let kind: Kind
  var direction: Direction?
  var sequence = Sequence()
  /// Whether breathing also fades.
  var pulses = false
  /// Whether the whole symbol moves as one; nil where nothing is said.
  var isWhole: Bool?

  init(_ kind: Kind) { self.kind = kind }

  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// How often and how fast an effect of symbols plays.
public struct SymbolEffectOptions: Hashable, Sendable {
  enum Plays: Hashable, Sendable {
    /// Once for a change of a value, else for ever.
    case automatic
    case count(Int)
    case forever
  }
  var plays = Plays.automatic
  /// Seconds between two plays.
  var delay = 0.0
  var pace = 1.0

  /// How repetitions follow each other.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let plays: Plays
    fileprivate let delay: Double

    /// Without an end or a pause.
    public static let continuous = RepeatBehavior(plays: .forever, delay: 0)
    /// Without an end, with a pause of half a second, which is this package's choice.
    public static var periodic: RepeatBehavior { periodic() }
    /// - Parameters:
    ///   - count: how often; nil for ever.
    ///   - delay: seconds between two plays; nil for half a second.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(plays: count.map { .count(max($0, 0)) } ?? .forever, delay: max(delay ?? 0.5, 0))
    }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// An effect's own number of plays, at its own speed.
  public static let `default` = SymbolEffectOptions()
  /// Plays once, also where an effect would go on.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
  /// Plays for ever.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Plays `count` times; nil is the effect's own number.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// Plays again as the behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
  /// - Parameter speed: a factor; 2 is twice as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// The same, once.
  public var nonRepeating: SymbolEffectOptions { with { ($0.plays, $0.delay) = (.count(1), 0) } }
  /// The same, for ever.
  public var repeating: SymbolEffectOptions { with { ($0.plays, $0.delay) = (.forever, 0) } }
  /// The same, `count` times; nil is the effect's own number.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { ($0.plays, $0.delay) = (count.map { .count(max($0, 0)) } ?? .automatic, 0) }
  }
  /// The same, again as the behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { ($0.plays, $0.delay) = (behavior.plays, behavior.delay) }
  }
  /// The same at a speed.
  ///
  /// - Parameter speed: a factor; 2 is twice as fast. Not above zero, it is 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.pace = speed > 0 && speed.isFinite ? speed : 1 }
  }
}
