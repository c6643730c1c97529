import Foundation
import GraphData
import Testing

@Suite struct NumericTicksTests {
  /// Labels seven points wide per character.
  static func ticks(
    _ scale: Scale, _ domain: ClosedRange<Double>, unit: MetricUnit = .none, length: Double = 300
  ) -> TickSet {
    NumericTicks(scale: scale, unit: unit).ticks(in: domain, length: length, spacing: 8) { Double($0.count) * 7 }
  }

  static func values(
    _ domain: ClosedRange<Double>, _ count: Int, unit: MetricUnit = .none
  ) -> [Double] {
    NumericTicks(unit: unit).ticks(in: domain, count: count).ticks.map(\.value)
  }

  static func labels(
    _ domain: ClosedRange<Double>, _ count: Int, unit: MetricUnit
  ) -> [String] {
    NumericTicks(unit: unit).ticks(in: domain, count: count).ticks.map(\.label)
  }

  @Test func niceSteps() {
    #expect(Self.values(0...1, 5) == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(Self.values(0...1, 4) == [0, 0.25, 0.5, 0.75, 1])
    #expect(Self.values(0...0.3, 3) == [0, 0.1, 0.2, 0.3])
    #expect(Self.values(-7...13, 4) == [-5, 0, 5, 10])
    #expect(Self.values(3...97, 5) == [20, 40, 60, 80])
    #expect(Self.values(1_000_000...1_000_010, 2) == [1_000_000, 1_000_005, 1_000_010])
  }

  @Test func niceDomain() {
    let set = NumericTicks().ticks(in: 3...97, count: 5)
    #expect(set.niceDomain == 0...100 && set.domain == 3...97 && set.step == 20)
    #expect(NumericTicks(scale: .log()).ticks(in: 3...970, count: 5).niceDomain == 1...1000)
    #expect(NumericTicks(scale: .symlog()).ticks(in: -30...4000, count: 9).niceDomain == -100...10000)
  }

  @Test func stepsOfUnits() {
    // Powers of two: 1 GiB in quarters is 256 MiB.
    #expect(Self.labels(0...0x1p30, 4, unit: .bytes) == ["0 B", "256 MiB", "512 MiB", "768 MiB", "1,024 MiB"])
    #expect(Self.labels(0...3600, 4, unit: .seconds) == ["0s", "15m", "30m", "45m", "1h"])
    #expect(Self.labels(0...21600, 4, unit: .seconds) == ["0s", "2h", "4h", "6h"])
    #expect(Self.labels(0...10800, 6, unit: .seconds) == ["0s", "30m", "1h", "1h 30m", "2h", "2h 30m", "3h"])
    #expect(Self.labels(0...2, 5, unit: .count) == ["0", "1", "2"])
    #expect(Self.labels(0...1, 4, unit: .fraction) == ["0%", "25%", "50%", "75%", "100%"])
    #expect(Self.values(0...1500, 3, unit: .milliseconds) == [0, 500, 1000, 1500])
    #expect(Self.labels(0...1500, 3, unit: .milliseconds) == ["0s", "0.5s", "1.0s", "1.5s"])
  }

  @Test func oneRungForAnAxis() {
    #expect(Self.labels(0...1000, 5, unit: .short) == ["0", "200", "400", "600", "800", "1,000"])
    #expect(Self.labels(0...2000, 4, unit: .short) == ["0", "0.5k", "1.0k", "1.5k", "2.0k"])
    #expect(
      Self.labels(0...1e6, 4, unit: .bits.per(.second)) == ["0 b/s", "250 kb/s", "500 kb/s", "750 kb/s", "1,000 kb/s"])
    #expect(Self.labels(0...2e7, 4, unit: .currency("USD")) == ["$0", "$5M", "$10M", "$15M", "$20M"])
    #expect(Self.labels(0...4e-5, 4, unit: .short) == ["0", "1e-5", "2e-5", "3e-5", "4e-5"])
  }

  @Test func logDecades() {
    let set = Self.ticks(.log(), 1...1000, unit: .short)
    #expect(set.ticks.filter(\.isMajor).map(\.label) == ["1", "10", "100", "1k"])
    // 2…9 in three decades.
    #expect(set.ticks.count { !$0.isMajor } == 24)
    #expect(set.ticks.filter { !$0.isMajor && !$0.label.isEmpty }.map(\.value) == [2, 5, 20, 50, 200, 500])
    let wide = Self.ticks(.log(), 1e-12...1e12, unit: .none)
    #expect(wide.ticks.filter(\.isMajor).allSatisfy { !$0.label.isEmpty })
    #expect(wide.ticks.count == 25)
    // Less than two decades: multiples of a step.
    let narrow = Self.ticks(.log(), 20...40).ticks.map(\.value)
    #expect(narrow.first == 20 && narrow.last == 40 && narrow.count >= 3)
    #expect(Self.ticks(.log(), 1...0x1p20, unit: .bytes).ticks.contains { $0.label == "1 KiB" && $0.isMajor })
  }

  @Test func symlogAndPowers() {
    #expect(
      Self.ticks(.symlog(), -1000...1000, unit: .short, length: 600).ticks.map(\.label)
        == ["-1k", "-100", "-10", "-1", "0", "1", "10", "100", "1k"])
    // Where labels crowd around 0, the powers next to it give way: the ends stay.
    let crowded = Self.ticks(.symlog(), -1e6...1e6, unit: .short)
    #expect(crowded.ticks.first?.label == "-1M" && crowded.ticks.last?.label == "1M")
    #expect(crowded.ticks.contains { $0.value == 0 } && crowded.ticks.count >= 7)
    let roots = Self.ticks(.sqrt, 0...10000, unit: .short)
    #expect(roots.ticks.first?.value == 0 && roots.ticks.last?.value == 10000)
    // Round numbers: two digits at most.
    for tick in roots.ticks where tick.value > 0 {
      let unit = pow(10, (log10(tick.value) - 1).rounded(.down))
      #expect((tick.value / unit).rounded() * unit == tick.value)
    }
  }

  @Test func degenerateDomains() {
    let bounds: [Double] = [
      -.infinity, -1e300, -5, -1e-300, 0, .leastNonzeroMagnitude, 1e-300, 3, 3.0000000000000004, 1e18, 1e300, .infinity,
    ]
    for scale in ScaleTests.scales {
      for lower in bounds {
        for upper in bounds where lower <= upper {
          for unit in [MetricUnit.short, .bytes, .nanoseconds] {
            let set = Self.ticks(scale, lower...upper, unit: unit)
            #expect(set.ticks.count <= 1000)
            #expect(set.ticks.allSatisfy { $0.value.isFinite })
            for (first, second) in zip(set.ticks, set.ticks.dropFirst()) { #expect(first.value < second.value) }
            #expect(set.niceDomain.lowerBound.isFinite && set.niceDomain.upperBound.isFinite)
          }
        }
      }
    }
    #expect(NumericTicks().ticks(in: 0...1, length: 0, spacing: 8) { _ in 10 }.ticks.count <= 1)
    #expect(NumericTicks().ticks(in: 0...1, length: .nan, spacing: .nan) { _ in 0 }.ticks.count <= 1000)
    #expect(NumericTicks().ticks(in: 0...1, count: -4).ticks.count <= 2)
  }

  /// On random domains: labels keep their distance, differ from each other, and lie inside.
  @Test func labelsNeverOverlap() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let middle = Double.random(in: -1...1, using: &random) * pow(10, .random(in: -9...12, using: &random))
      let width = pow(10, Double.random(in: -9...12, using: &random))
      let scale = ScaleTests.scales.randomElement(using: &random)!
      let unit = [MetricUnit.none, .short, .bytes, .bits, .seconds, .milliseconds, .fraction].randomElement(
        using: &random)!
      let domain = scale.domain(from: middle - width, to: middle + width)
      let length = Double.random(in: 20...1000, using: &random)
      let set = Self.ticks(scale, domain, unit: unit, length: length)
      let projection = AxisProjection(scale: scale, domain: domain, length: length)
      let labelled = set.ticks.filter { !$0.label.isEmpty }
      for (first, second) in zip(labelled, labelled.dropFirst()) {
        let gap = projection.position(of: second.value) - projection.position(of: first.value)
        #expect(gap >= Double(first.label.count + second.label.count) * 3.5 + 8 - 1e-3)
        #expect(first.label != second.label, "\(scale) \(unit) \(domain) \(length)")
      }
      let slack = (domain.upperBound - domain.lowerBound) * 1e-6
      #expect(set.ticks.allSatisfy { $0.value >= domain.lowerBound - slack && $0.value <= domain.upperBound + slack })
    }
  }
}
