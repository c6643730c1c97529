import DisplayList
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Dashboards
@testable import Graphs

/// Stacked top lists, the search field of tables, and what else is done so that values can be read.
@MainActor
struct ListTests {
  private func row(_ labels: [String], _ value: Double, column: Int = 0, _ name: String = "m") -> ResultRow {
    ResultRow(
      labels: labels.enumerated().map { ("tag\($0.offset)", $0.element) }, column: column, columnName: name,
      value: value)
  }

  @Test func barsAreDividedByTheInnerGroups() throws {
    let rows = [row(["a", "x"], 1), row(["b", "x"], 5), row(["a", "y"], 3), row(["b", "z"], 1)]
    let stacks = try #require(TopListWidget.stacks(rows, isAscending: false))
    #expect(stacks.map(\.name) == ["b", "a"] && stacks.map(\.total) == [6, 4])
    #expect(stacks[1].parts.map(\.name) == ["y", "x"] && stacks[1].parts.map(\.value) == [3, 1])
    // Colours by name: x is 6 in all, y 3, z 1.
    #expect(TopListColors(stacks, palette: .standard).names == ["x", "y", "z"])
    #expect(TopListWidget.stacks(rows, isAscending: true)?.map(\.name) == ["a", "b"])
  }

  @Test func severalMeasuresDivideToo() throws {
    let rows = [row(["a"], 1, column: 0, "in"), row(["a"], 2, column: 1, "out")]
    #expect(try #require(TopListWidget.stacks(rows, isAscending: false))[0].parts.map(\.name) == ["out", "in"])
    // Nothing divides one measure of one tag.
    #expect(TopListWidget.stacks([row(["a"], 1), row(["b"], 2)], isAscending: false) == nil)
  }

  /// Two groups of two parts: the greater fills the width, 5/6 of it in the first colour.
  @Test func theBarShowsTheShares() throws {
    let stacks = [
      TopList.Stack("b", parts: [NamedValue("x", 5), NamedValue("z", 1)]),
      TopList.Stack("a", parts: [NamedValue("x", 3)]),
    ]
    let host = try TestHost(size: CGSize(width: 380, height: 100)) { TopList(stacks: stacks) }
    let picture = host.snapshot()
    // Names take the row's beginning; bars begin at 80 and are 300 wide.
    func hue(_ x: Int, _ y: Int) -> (Int, Int, Int) {
      let pixel = picture.pixel(x, y)
      return (pixel.red, pixel.green, pixel.blue)
    }
    let (first, second) = (hue(200, 11), hue(360, 11))
    #expect(first.2 > first.0 && second.0 > second.2)
    // The second group is half as long.
    let (inside, outside) = (hue(220, 35), hue(250, 35))
    #expect(inside.2 > inside.0 && outside.0 == outside.2)
  }

  @Test func aTableFindsRowsByName() throws {
    let rows = ["alpha", "beta", "Alpine"].enumerated().map { DataTable.Row($1, values: [Double($0)]) }
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      DataTable(columns: [.init("n")], rows: rows, hasSearchField: true)
    }
    let before = host.snapshot()
    host.click(150, 11)
    host.type("ALP")
    let found = host.snapshot()
    // The third row's place is empty then: rows are 22 high, from 52 on.
    func isInk(_ picture: Bitmap, _ row: Int) -> Bool {
      (0..<22).contains { y in (0..<60).contains { x in picture.pixel(x, 53 + row * 22 + y).red < 150 } }
    }
    #expect(isInk(before, 2) && isInk(found, 1) && !isInk(found, 2))
  }

  @Test func longNumbersOfSmallGaugesAreShort() {
    #expect(GaugeWidget.label(66.22, .percent, precision: 2, width: 60) == "66.22%")
    // 19 figures of 6 points are 114.
    #expect(GaugeWidget.label(327_758_342_123.91, .percent, precision: 2, width: 60) == "327.8G%")
    #expect(GaugeWidget.label(.nan, .percent, precision: nil, width: 60) == "–")
  }

  @Test func overlappingAreasAreThin() throws {
    func layers(_ count: Int, opacity: Double?, _ stacking: SeriesStyle.Stacking = .none) -> [Double?] {
      let series = (0..<count).map { ResultSeries(name: "\($0)", series: Series(x: [0, 1], y: [1, 2])) }
      let style = SeriesStyle(display: .area, fillOpacity: opacity, stacking: stacking)
      let definition = TimeseriesDefinition(requests: [TimeseriesRequest(style: style)])
      let answer = WidgetAnswer([.success(QueryResult(.series(series)))])
      return TimeseriesLayers(definition, answer).segments.flatMap { $0.layers.map(\.style.fillOpacity) }
    }
    #expect(layers(1, opacity: 0.8) == [0.8])
    #expect(layers(2, opacity: 0.8, .zero) == [0.8, 0.8])
    // Together they hide two fifths: 1 - (1 - a)² = 0.4.
    let two = try #require(layers(2, opacity: 0.8)[0])
    #expect(abs(1 - (1 - two) * (1 - two) - 0.4) < 1e-12)
    #expect(layers(2, opacity: 0.1) == [0.1, 0.1])
  }

  @Test func textOnABackgroundCanBeRead() {
    #expect(ValueFormat(background: .black) { _ in true }.textColor == .white)
    #expect(ValueFormat(background: .white) { _ in true }.textColor == .black.opacity(0.85))
    #expect(ValueFormat(foreground: .red, background: .white) { _ in true }.textColor == .red)
    #expect(ValueFormat { _ in true }.textColor == nil)
  }
}
