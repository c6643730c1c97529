import Foundation
import GraphData
import Testing

@Suite struct ScaleTests {
  static let scales: [Scale] = [
    .linear, .log(), .log(base: 2), .log(base: 7), .symlog(), .symlog(constant: 1e-3), .sqrt, .power(2),
    .power(1.0 / 3),
  ]
  /// Rising, over the whole of Double.
  static let values: [Double] = [
    -.infinity, -.greatestFiniteMagnitude, -1e300, -1000, -1, -1e-9, -.leastNonzeroMagnitude, 0, .leastNonzeroMagnitude,
    1e-300, 1e-9, 0.1, 0.5, 1, 2, 10, 1000, 1e9, 1e300, .greatestFiniteMagnitude, .infinity,
  ]

  @Test(arguments: scales) func neverDecreases(_ scale: Scale) {
    let places = Self.values.map(scale.transformed)
    #expect(places.allSatisfy { !$0.isNaN })
    for (first, second) in zip(places, places.dropFirst()) { #expect(first <= second) }
    let inverses = Self.values.map(scale.inverse)
    for (first, second) in zip(inverses, inverses.dropFirst()) { #expect(first <= second) }
  }

  @Test(arguments: scales) func inverseComesBack(_ scale: Scale) {
    for value in [1e-9, 0.25, 1, 3, 1000, 123_456.789, 1e12] {
      #expect(abs(scale.inverse(scale.transformed(value)) - value) <= 1e-9 * value)
      if case .log = scale { continue }
      #expect(abs(scale.inverse(scale.transformed(-value)) + value) <= 1e-9 * value)
    }
  }

  @Test func knownPlaces() {
    #expect(Scale.log().transformed(1000) == 3)
    #expect(Scale.log(base: 2).transformed(1024) == 10)
    #expect(Scale.log().transformed(0) == -.infinity)
    #expect(Scale.log().transformed(-1) == -.infinity)
    #expect(Scale.sqrt.transformed(-9) == -3)
    #expect(Scale.power(3).transformed(-2) == -8)
    // ln(1 + (e - 1)) = 1
    #expect(abs(Scale.symlog().transformed(M_E - 1) - 1) < 1e-15)
    #expect(Scale.linear.transformed(.nan).isNaN && Scale.log().transformed(.nan).isNaN)
  }

  @Test func parametersThatNameNoScale() {
    for base in [0, 1, -2, Double.nan, .infinity] { #expect(Scale.log(base: base).transformed(100) == 2) }
    #expect(abs(Scale.log(base: 0.1).transformed(100) - 2) < 1e-12)
    for constant in [0, -1, Double.nan] {
      #expect(Scale.symlog(constant: constant).transformed(5) == Scale.symlog().transformed(5))
    }
    for exponent in [0, -1, Double.nan] { #expect(Scale.power(exponent).transformed(5) == 5) }
  }

  @Test func domains() {
    #expect(Scale.linear.domain(from: 3, to: 7) == 3...7)
    #expect(Scale.linear.domain(from: 7, to: 3) == 3...7)
    #expect(Scale.linear.domain(from: .nan, to: .nan) == 0...1)
    #expect(Scale.linear.domain(from: 0, to: 0) == 0...1)
    #expect(Scale.linear.domain(from: 0, to: .leastNonzeroMagnitude) == 0...1)
    // A tenth of 5 to either side.
    #expect(Scale.linear.domain(from: 5, to: 5) == 4.5...5.5)
    #expect(Scale.linear.domain(from: .nan, to: -5) == -5.5 ... -4.5)
    // 100 / 10³
    #expect(Scale.log().domain(from: 0, to: 100) == 0.1...100)
    #expect(Scale.log().domain(from: -3, to: -1) == 1...10)
    #expect(Scale.log().domain(from: 5, to: 5) == 0.5...50)
  }

  @Test(arguments: scales) func anyTwoNumbersGiveAProjection(_ scale: Scale) {
    for first in Self.values + [.nan] {
      for second in Self.values + [.nan] {
        let domain = scale.domain(from: first, to: second)
        #expect(domain.lowerBound < domain.upperBound)
        #expect((domain.upperBound - domain.lowerBound).isFinite)
        let projection = AxisProjection(scale: scale, domain: domain, length: 100)
        #expect(projection.position(of: domain.lowerBound) == 0)
        #expect(abs(projection.position(of: domain.upperBound) - 100) < 1e-9)
      }
    }
  }

  @Test func projection() {
    let projection = AxisProjection(scale: .log(), domain: 1...1000, length: 300)
    #expect(projection.position(of: 10) == 100)
    #expect(abs(projection.value(at: 200) - 100) < 1e-9)
    #expect(AxisProjection(scale: .linear, domain: 0...1, length: 0).value(at: 5) == 0)
  }
}
