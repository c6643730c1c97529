import Graphs

/// A day of made-up measurements, the same in every run.
struct LabData {
  struct Element: Identifiable {
    let id: Int
    let name: String
    let points: Series
  }

  let series: [Element]
  /// The whole day.
  let window: ClosedRange<Double>

  /// 20 November 2026, 00:00 UTC: 20,777 days of 86,400 seconds.
  static let start = 20_777.0 * 86_400
  private static let day = 86_400.0
  private static let names = ["checkout", "search", "catalog", "login", "payments", "mail", "images", "reviews"]

  init(seriesCount: Int, pointCount: Int, gaps: Double = 0, spikes: Double = 0) {
    let step = Self.day / Double(max(pointCount - 1, 1))
    window = Self.start...Self.start + Self.day
    series = (0..<seriesCount).map { number in
      let name = number < Self.names.count ? Self.names[number] : "service \(number + 1)"
      let values = Self.values(number, count: pointCount, gaps: gaps, spikes: spikes)
      return Element(id: number, name: name, points: Series(start: Self.start, step: step, y: values))
    }
  }

  /// Values that rise and fall with the day and wander a little.
  private static func values(_ number: Int, count: Int, gaps: Double, spikes: Double) -> [Double] {
    var random = LabRandom(seed: UInt64(number) &* 7919 &+ 17)
    let level = 30 + 25 * Double(number % 5) + 60 * random.unit()
    let phase = random.unit()
    var drift = 0.0
    var missing = 0
    return (0..<count).map { index in
      let time = Double(index) / Double(max(count - 1, 1))
      drift = drift * 0.93 + (random.unit() - 0.5) * 0.09
      let wave = 0.5 - 0.5 * cos(2 * .pi * (time + phase * 0.3))
      var value = level * (0.45 + 0.55 * wave + drift + 0.12 * sin(9 * time + phase * 6))
      if random.unit() < spikes { value *= 1.8 + random.unit() }
      // Gaps are a few points long each.
      if random.unit() < gaps / 4 { missing = 1 + Int(random.unit() * 6) }
      if missing > 0 {
        missing -= 1
        return .nan
      }
      return max(value, level * 0.05)
    }
  }
}

/// The same numbers in every run: SplitMix64 (Steele, Lea, Flood 2014).
struct LabRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// From 0 to 1, 1 left out.
  mutating func unit() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
  }
}
