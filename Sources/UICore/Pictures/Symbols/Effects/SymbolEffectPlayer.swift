import AttributeGraph
import Foundation
import Geometry

/// Plays the effects of one symbol.
struct SymbolEffectPlayer {
  /// By the effects' places, outermost first.
  fileprivate var tracks: [Track] = []

  /// One effect.
  fileprivate struct Track {
    var last: SymbolEffectModifier.Request?
    /// When the plays began; nil while nothing is played.
    var start: Double?
    /// How many plays there are at most.
    var limit = Double.infinity
    /// How much of a state the symbol had when it last changed, and when that was.
    var share = 0.0
    var isOn = false
  }

  /// What the symbol looks like, and whether it goes on to change.
  ///
  /// - Parameters:
  ///   - now: where a play begins; `time` is what is shown.
  ///   - isStill: whether nothing may move.
  mutating func pose(
    _ effects: [SymbolEffectModifier], parts: Int, now: Double, time: () -> Double, isStill: Bool, isRightToLeft: Bool
  ) -> (pose: SymbolPose, isMoving: Bool) {
    if tracks.count != effects.count { tracks = Array(repeating: Track(), count: effects.count) }
    var pose = SymbolPose()
    var isMoving = false
    // What lies outside of a removal is not played.
    let first = effects.lastIndex { if case .removal(true) = $0.request { true } else { false } }.map { $0 + 1 } ?? 0
    for index in effects.indices {
      if index < first {
        tracks[index] = Track()
        continue
      }
      let (added, goesOn) = tracks[index].pose(
        effects[index], parts: parts, now: now, time: time, isStill: isStill, isRightToLeft: isRightToLeft)
      pose.add(added)
      isMoving = isMoving || goesOn
    }
    return (pose, isMoving)
  }
}

extension SymbolEffectPlayer.Track {
  mutating func pose(
    _ effect: SymbolEffectModifier, parts: Int, now: Double, time: () -> Double, isStill: Bool, isRightToLeft: Bool
  ) -> (SymbolPose, Bool) {
    let (configuration, options) = (effect.configuration, effect.options)
    let duration = configuration.duration(parts: parts) / options.pace
    let period = duration + options.delay
    let old = last
    last = effect.request
    if configuration.isState {
      guard case .active(let isActive) = effect.request else { return (SymbolPose(), false) }
      return state(isActive, isFirst: old == nil, configuration, duration, now, time, isStill)
    }
    switch (old, effect.request) {
    case (_, .removal): return (SymbolPose(), false)
    case (.trigger(let before), .trigger(let after)):
      if before != after { begin(at: now, options, automatic: 1) }
    case (_, .trigger): start = nil
    case (.active(true), .active(true)): break
    case (_, .active(true)): begin(at: now, options, automatic: configuration.kind == .appear ? 1 : .infinity)
    // It goes on to the end of its play.
    case (.active(true), .active(false)): if let start { limit = min(limit, floor((now - start) / period) + 1) }
    case (_, .active(false)): break
    }
    let isIdle = isStill && configuration.hasMotion || configuration.kind == .variableColor && parts == 0
    guard let start, !isIdle else { return (SymbolPose(), false) }
    let elapsed = max(time() - start, 0)
    let play = floor(elapsed / period)
    guard play < limit else {
      self.start = nil
      return (SymbolPose(), false)
    }
    let pose = configuration.pose(
      at: min((elapsed - play * period) / duration, 1), parts: parts,
      isEndless: limit == .infinity && options.delay == 0,
      isStill: isStill, isRightToLeft: isRightToLeft)
    return (pose, true)
  }

  fileprivate mutating func begin(at now: Double, _ options: SymbolEffectOptions, automatic: Double) {
    start = now
    switch options.plays {
    case .automatic: limit = automatic
    case .count(let count): limit = Double(count)
    case .forever: limit = .infinity
    }
  }

  /// A state that is gone to and come back from, from wherever it was.
  private mutating func state(
    _ isActive: Bool, isFirst: Bool, _ configuration: SymbolEffectConfiguration, _ duration: Double, _ now: Double,
    _ time: () -> Double, _ isStill: Bool
  ) -> (SymbolPose, Bool) {
    if isFirst {
      // A symbol that is new is as it should be.
      (isOn, share) = (isActive, isActive ? 1 : 0)
    } else if isActive != isOn {
      share = currentShare(at: now, duration)
      (isOn, start) = (isActive, now)
      // Nothing that is to be still changes its size on the way.
      if isStill, configuration.kind == .scale { start = nil }
    }
    guard start != nil else { return (configuration.state(isOn ? 1 : 0, isStill: isStill), false) }
    let current = currentShare(at: time(), duration)
    if current == (isOn ? 1 : 0) { start = nil }
    return (configuration.state(current, isStill: isStill), start != nil)
  }

  private func currentShare(at time: Double, _ duration: Double) -> Double {
    guard let start else { return isOn ? 1 : 0 }
    let part = min(max((time - start) / duration, 0), 1)
    let eased = part * part * (3 - 2 * part)
    return share + ((isOn ? 1 : 0) - share) * eased
  }
}
