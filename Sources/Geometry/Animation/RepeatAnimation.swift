import Foundation

/// Repeats another animation, and runs every second round backwards if asked to.
///
/// Backwards means from the target to the start, with the same easing.
struct RepeatAnimation: TimedAnimation {
  var base: Animation
  /// Nil repeats without end.
  var repeatCount: Int?
  var autoreverses: Bool

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard let place = place(value: value, time: time, context: &context) else {
      context.isLogicallyComplete = true
      return nil
    }
    // The end of one round is not the end of the animation.
    var inner = context
    let result = base.animate(value: value, time: place.time, context: &inner) ?? value
    context.state = inner.state
    return isReversed(place.round) ? value - result : result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    var context = context
    guard let place = place(value: value, time: time, context: &context) else { return .zero }
    let result = base.velocity(value: value, time: place.time, context: context)
    return isReversed(place.round) ? result?.scaled(by: -1) : result
  }

  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
    guard let repeatCount, let one = base.duration(of: value) else { return nil }
    return one * Double(max(repeatCount, 0))
  }

  var repeatsForever: Bool { repeatCount == nil || base.repeatsForever }

  private func isReversed(_ round: Int) -> Bool { autoreverses && round & 1 == 1 }

  private func isOver(_ round: Int) -> Bool { repeatCount.map { round >= $0 } ?? false }

  /// The round that contains `time`, and the time within it. Nil when all rounds are over.
  private func place<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> (round: Int, time: TimeInterval)? {
    if let one = base.duration(of: value) {
      guard one > 0 else { return isOver(.max) ? nil : (0, 0) }
      // The larger of a NaN and 0 would be the NaN: a speed without end gives such a time at the start.
      let rounds = (time / one).rounded(.down)
      let round = rounds > 0 ? Int(min(rounds, 1e15)) : 0
      if isOver(round) { return nil }
      // The first round begins at 0, even where it has no end.
      return (round, round == 0 ? time : time - Double(round) * one)
    }
    // The duration of the base is unknown, so a round ends when the base does.
    var state = context.state[RepeatStateKey<V>.self]
    if isOver(state.round) { return nil }
    var inner = context
    if base.animate(value: value, time: time - state.start, context: &inner) == nil {
      state.round += 1
      state.start = time
      context.state = AnimationState()
      context.state[RepeatStateKey<V>.self] = state
      if isOver(state.round) { return nil }
    }
    return (state.round, time - state.start)
  }
}

private struct RepeatState {
  var round = 0
  var start: TimeInterval = 0
}

private struct RepeatStateKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: RepeatState { RepeatState() }
}

extension Animation {
  /// Runs `repeatCount` times. Every second round is backwards, unless `autoreverses` is false.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, repeatCount: repeatCount, autoreverses: autoreverses))
  }

  /// Runs without end. Every second round is backwards, unless `autoreverses` is false.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
  }
}
