import Foundation

/// One made-up series as a function of time: the same value at the same time in every window.
struct MadeUpSignal {
  private let random: StableRandom
  private let nature: MetricNature
  private let level: Double
  private let phase: Double
  private let swing: Double

  /// - Parameter name: seeds the signal, so that signals of the same nature differ.
  init(name: String, nature: MetricNature) {
    random = StableRandom(name)
    self.nature = nature
    let spread = nature.spread
    level = nature.scale * (spread.lowerBound + (spread.upperBound - spread.lowerBound) * random.unit(0, 1))
    // The busiest hour is early in the afternoon, UTC; it varies by an hour or two.
    phase = (random.unit(0, 2) - 0.5) * 2 * 3600
    swing = 0.2 + 0.35 * random.unit(0, 3)
  }

  private static let day = 86_400.0

  /// The value at a time in seconds since 1970. Sometimes NaN for minutes, as from a host that is down.
  func value(at time: Double) -> Double {
    let hole = Int(clamping: (time / 900).rounded(.down))
    if random.unit(hole, 4) > 0.996 { return .nan }
    let daily = 1 + swing * cos((time - 14 * 3600 + phase) / Self.day * 2 * .pi)
    let slow = 0.8 + 0.4 * random.smooth(time / 1800, 5)
    let fast = 0.92 + 0.16 * random.smooth(time / 60, 6)
    let value: Double
    switch nature.shape {
    case .load: value = level * daily * slow * fast * spike(time, above: 0.995, factor: 1.8)
    case .latency: value = level * (0.7 + 0.3 * daily) * slow * fast * spike(time, above: 0.985, factor: 3.5)
    case .failures:
      let chance = random.unit(Int(clamping: (time / 120).rounded(.down)), 7)
      value = chance > 0.8 ? (level * (chance - 0.8) * 8 * fast).rounded() : 0
    case .count: value = max((level * (0.6 + 0.4 * daily) * slow).rounded(), 1)
    case .filling:
      let period = (0.5 + 2 * random.unit(0, 8)) * Self.day
      let filled = (time / period - (time / period).rounded(.down))
      value = level * (0.55 + 0.35 * filled + 0.1 * slow)
    case .level:
      // A tenth of the range by which series differ.
      let range = (nature.spread.upperBound - nature.spread.lowerBound) / 10
      value = level * (1 + range * (random.smooth(time / 600, 9) - 0.5))
    case .state: value = random.unit(Int(clamping: (time / 1800).rounded(.down)), 10) > 0.99 ? 0 : 1
    }
    return min(value, nature.maximum)
  }

  /// The factor of a rare burst of a few minutes.
  private func spike(_ time: Double, above threshold: Double, factor: Double) -> Double {
    let place = time / 300
    let chance = random.unit(Int(clamping: place.rounded(.down)), 11)
    guard chance > threshold else { return 1 }
    let share = place - place.rounded(.down)
    return 1 + (factor - 1) * sin(share * .pi)
  }
}
