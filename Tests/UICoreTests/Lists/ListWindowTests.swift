import Foundation
import Testing

@testable import UICore

struct ListWindowTests {
  @Test func rowsTouchingTheWindowShow() {
    var lengths = RowLengths(count: 1000, spacing: 0)
    lengths.setLength(20, at: 0)
    #expect(lengths.total == 20_000)
    #expect(lengths.rows(from: 0, to: 100) == 0..<5)
    #expect(lengths.rows(from: 10, to: 110) == 0..<6)
    #expect(lengths.rows(from: 20, to: 120) == 1..<6)
    #expect(lengths.rows(from: 19_900, to: 20_000) == 995..<1000)
    #expect(lengths.rows(from: 20_000, to: 20_100) == 1000..<1000)
    #expect(lengths.rows(from: -100, to: 0) == 0..<0)
    #expect(lengths.rows(from: -90, to: 10) == 0..<1)
  }

  @Test func theGapBetweenRowsBelongsToNone() {
    var lengths = RowLengths(count: 10, spacing: 8)
    lengths.setLength(20, at: 0)
    // Rows at 0…20, 28…48, 56…76.
    #expect(lengths.rows(from: 20, to: 28) == 1..<1)
    #expect(lengths.rows(from: 22, to: 29) == 1..<2)
    #expect(lengths.total == 272)  // 10 rows, 9 gaps
    #expect(lengths.position(of: 2) == 56)
  }

  @Test func measuredRowsCountAsTheyAreAndOthersAsTheirMean() {
    var lengths = RowLengths(count: 5, spacing: 0, fallback: 44)
    #expect(lengths.total == 220)
    lengths.setLength(10, at: 1)
    lengths.setLength(30, at: 3)
    // The mean is 20: 20, 10, 20, 30, 20.
    #expect((0...5).map { lengths.position(of: $0) } == [0, 20, 30, 50, 80, 100])
    lengths.setLength(50, at: 3)
    // The mean is 30: 30, 10, 30, 50, 30.
    #expect((0...5).map { lengths.position(of: $0) } == [0, 30, 40, 70, 120, 150])
  }

  /// Every position against a plain sum.
  @Test func searchAgreesWithSums() {
    var lengths = RowLengths(count: 997, spacing: 3)
    var state: UInt64 = 1
    for _ in 0..<600 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      lengths.setLength(CGFloat(state >> 40 & 31), at: Int(state >> 33) % 997)
    }
    var starts: [CGFloat] = [0]
    for index in 0..<997 { starts.append(starts[index] + lengths.length(at: index) + 3) }
    for index in 0..<997 {
      #expect(abs(lengths.position(of: index) - starts[index]) < 1e-9)
      let middle = (starts[index] + starts[index + 1]) / 2
      #expect(lengths.index(at: middle) == index)
    }
  }

  @Test func onlyWhatShowsIsMade() {
    #expect(LazyWindow.lines(visible: 0..<5, previous: 0..<0, count: 1000) == 0..<5)
    #expect(LazyWindow.lines(visible: 10..<15, previous: 0..<0, count: 1000) == 10..<15)
    #expect(LazyWindow.lines(visible: 5..<5, previous: 0..<6, count: 5) == 5..<5)
  }

  @Test func twoRowsThatJustLeftAreKeptAtEachEnd() {
    #expect(LazyWindow.lines(visible: 2..<7, previous: 0..<5, count: 1000) == 0..<7)
    #expect(LazyWindow.lines(visible: 4..<9, previous: 0..<7, count: 1000) == 2..<9)
    #expect(LazyWindow.lines(visible: 0..<5, previous: 2..<9, count: 1000) == 0..<7)
    #expect(LazyWindow.lines(visible: 100..<105, previous: 0..<9, count: 1000) == 100..<105)
  }

  /// Where the only row that was measured is empty, the others must not all come into sight.
  @Test func rowsAfterAnEmptyOneAreTakenToBeAPointLong() {
    var lengths = RowLengths(count: 1_000_000, spacing: 0)
    lengths.setLength(0, at: 0)
    #expect(lengths.rows(from: 0, to: 100) == 1..<101)
  }

  /// A copy shares what it does not change.
  @Test func aCopyKeepsItsLengths() {
    var lengths = RowLengths(count: 1000, spacing: 0)
    for index in 0..<1000 { lengths.setLength(10, at: index) }
    let copy = lengths
    lengths.setLength(30, at: 300)
    #expect(copy.position(of: 1000) == 10_000 && lengths.position(of: 1000) == 10_020)
    #expect(copy.measured(at: 300) == 10 && lengths.measured(at: 300) == 30)
  }
}
