import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// Numbers that measurements should not be.
@MainActor
struct ValuesTests {
  private static let start = MadeUp.start

  /// Draws every layer of a series, does everything to it, and looks at what is beside it.
  private func check(_ series: Series, _ name: String, draws: Bool = true) throws {
    let graphs = try BadGraphs { EveryLayer(series: series) }
    try graphs.write(name)
    #expect(graphs.neighbour > 50)
    #expect(graphs.drawn > 100 || !draws)
    graphs.use()
    #expect(graphs.neighbour > 50)
  }

  @Test func unsorted() throws {
    try check(Series(x: [300, 60, 240, 0, 120].map { Self.start + $0 }, y: [1, 5, 2, 4, 3]), "unsorted")
  }

  /// Points out of order are the same picture as points in order.
  @Test func unsortedIsSorted() throws {
    let sorted = Series(x: [0, 60, 120, 240, 300].map { Self.start + $0 }, y: [4, 5, 3, 2, 1])
    let unsorted = Series(x: [300, 60, 240, 0, 120].map { Self.start + $0 }, y: [1, 5, 2, 4, 3])
    let pictures = try [sorted, unsorted].map { series in
      try BadGraphs { EveryLayer(series: series) }.host.snapshot().pixels
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func duplicates() throws {
    try check(Series(x: [0, 60, 60, 60, 120, 120].map { Self.start + $0 }, y: [1, 5, 0, 9, 2, 2]), "duplicates")
  }

  @Test func allAtOneMoment() throws {
    try check(Series(x: Array(repeating: Self.start, count: 50), y: (0..<50).map(Double.init)), "one-moment")
  }

  @Test func notANumber() throws {
    try check(Series(start: Self.start, step: 60, y: [.nan, 1, .nan, 3, 4, .nan, .nan, 2, 6, .nan]), "nan")
  }

  @Test func notANumberAsPlace() throws {
    try check(Series(x: [.nan, Self.start, .nan, Self.start + 60, .infinity], y: [1.0, 2, 3, 4, 5]), "nan-place")
  }

  @Test func infinities() throws {
    try check(Series(start: Self.start, step: 60, y: [.infinity, 1, -.infinity, 3, 4, .infinity, 5, 6]), "infinities")
  }

  @Test func greatestNumbers() throws {
    let greatest = Double.greatestFiniteMagnitude
    try check(
      Series(start: Self.start, step: 60, y: [greatest, -greatest, 0, 1, greatest / 2, -1, 1e-300]), "greatest")
  }

  @Test func leastNumbers() throws {
    let least = Double.leastNonzeroMagnitude
    try check(Series(start: Self.start, step: 60, y: [least, 0, -least, 3 * least, 0]), "least")
  }

  @Test func allNull() throws {
    try check(Series(start: Self.start, step: 60, y: Array(repeating: Double.nan, count: 40)), "null", draws: false)
  }

  @Test func nothing() throws { try check(.empty, "empty", draws: false) }

  /// A single point is seen, whatever would join it to others.
  @Test func aSinglePoint() throws { try check(Series(start: Self.start, step: 60, y: [3.0]), "single") }

  @Test func oneValueForEver() throws {
    try check(Series(start: Self.start, step: 60, y: Array(repeating: 0.0, count: 40)), "zeros")
  }

  @Test func negativeNumbers() throws {
    try check(Series(start: Self.start, step: 60, y: [-1, -5, -2, -7.5, -0.1]), "negative")
  }
}
