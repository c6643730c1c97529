import Foundation
import Testing

@testable import UICore

@Suite struct TableColumnWidthTests {
  private func shared(_ columns: [(TableColumnWidth, CGFloat?)], _ available: CGFloat) -> [CGFloat] {
    TableColumnWidth.shared(columns.map { (limits: $0.0, chosen: $0.1) }, available: available)
  }
  private let free = TableColumnWidth()

  @Test func whatIsLeftOverIsSharedEvenly() {
    #expect(shared([(free, nil), (free, nil)], 300) == [150, 150])
    // 100 and 60 ideally; 140 more are 70 each.
    #expect(shared([(free, nil), (TableColumnWidth(min: nil, ideal: 60, max: nil), nil)], 300) == [170, 130])
  }

  @Test func whatIsLackingIsTakenEvenly() {
    #expect(shared([(free, nil), (free, nil)], 120) == [60, 60])
    // The first gives 10 of the 80 that lack, the others 35 each.
    #expect(
      shared([(TableColumnWidth(min: 90, ideal: 100, max: nil), nil), (free, nil), (free, nil)], 220) == [90, 65, 65])
  }

  @Test func limitsAreKept() {
    #expect(shared([(TableColumnWidth(fixed: 30), nil), (free, nil)], 300) == [30, 270])
    #expect(shared([(TableColumnWidth(min: 50, ideal: 60, max: 80), nil), (free, nil)], 300) == [80, 220])
    // 40 is the least of a column that says nothing.
    #expect(shared([(free, nil), (free, nil)], 10) == [40, 40])
    #expect(shared([(TableColumnWidth(min: nil, ideal: nil, max: 20), nil)], 300) == [20])
  }

  @Test func aChosenWidthStays() {
    #expect(shared([(free, 200), (free, nil), (free, nil)], 300) == [200, 50, 50])
    #expect(shared([(TableColumnWidth(min: 50, ideal: 60, max: 80), 500), (free, nil)], 300) == [80, 220])
  }

  @Test func nonsenseIsTakenForNothing() {
    #expect(TableColumnWidth(fixed: .nan) == TableColumnWidth(fixed: 0))
    #expect(TableColumnWidth(min: -3, ideal: .nan, max: .nan) == TableColumnWidth())
    #expect(TableColumnWidth(min: 100, ideal: 10, max: 50) == TableColumnWidth(fixed: 100))
    #expect(shared([(free, nil)], .infinity) == [100])
  }
}
