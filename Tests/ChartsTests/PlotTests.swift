import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Charts

/// Marks of whole collections and of functions.
@MainActor struct PlotTests {
  private struct Item {
    var name: String
    var low = 0.0
    var high: Double
    var size: CGFloat = 50
    var color = Color.red
    var opacity = 1.0
    var hour = 0
    var date: Date { Samples.hour(hour) }
  }
  private let items = [
    Item(name: "a", low: 1, high: 4), Item(name: "b", high: 8, size: 90, color: .blue, opacity: 0.5),
  ]

  /// The same marks as one by one.
  private func expect(_ plot: some ChartContent, _ marks: some ChartContent, _ line: SourceLocation = #_sourceLocation)
  {
    let (a, b) = (ChartPlan { plot }, ChartPlan { marks })
    #expect(a.places == b.places && a.drawing.looks == b.drawing.looks && !a.places.isEmpty, sourceLocation: line)
    #expect(a.x.scale == b.x.scale && a.y.scale == b.y.scale, sourceLocation: line)
  }

  @Test func collectionsAreTheirMarks() {
    let list = items
    expect(
      BarPlot(list, x: .value("X", \.name), y: .value("Y", \.high), width: .fixed(\.size)),
      ForEach(list, id: \.name) { BarMark(x: .value("X", $0.name), y: .value("Y", $0.high), width: .fixed($0.size)) })
    expect(
      BarPlot(list, x: .value("X", \.name), yStart: .value("Y", \.low), yEnd: .value("Y", \.high)),
      ForEach(list, id: \.name) {
        BarMark(x: .value("X", $0.name), yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      })
    expect(
      LinePlot(list, x: .value("X", \.name), y: .value("Y", \.high), series: .value("S", \.name)),
      ForEach(list, id: \.name) {
        LineMark(x: .value("X", $0.name), y: .value("Y", $0.high), series: .value("S", $0.name))
      })
    expect(
      AreaPlot(list, x: .value("X", \.name), y: .value("Y", \.high)),
      ForEach(list, id: \.name) { AreaMark(x: .value("X", $0.name), y: .value("Y", $0.high)) })
    expect(
      RectanglePlot(list, x: .value("X", \.low, \.high), y: .value("Y", \.name)),
      ForEach(list, id: \.name) { RectangleMark(x: .value("X", $0.low..<$0.high), y: .value("Y", $0.name)) })
    expect(
      RulePlot(list, xStart: .value("X", \.low), xEnd: .value("X", \.high), y: .value("Y", \.name)),
      ForEach(list, id: \.name) {
        RuleMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: .value("Y", $0.name))
      })
    expect(
      RulePlot(list, x: .value("X", \.high)), ForEach(list, id: \.name) { RuleMark(x: .value("X", $0.high)) })
    expect(
      SectorPlot(list, angle: .value("V", \.high), innerRadius: .ratio(0.5)),
      ForEach(list, id: \.name) { SectorMark(angle: .value("V", $0.high), innerRadius: .ratio(0.5)) })
    expect(
      PointPlot(list, x: .value("X", \.date, unit: .day), y: .value("Y", \.high)),
      ForEach(list, id: \.name) { PointMark(x: .value("X", $0.date, unit: .day), y: .value("Y", $0.high)) })
  }

  @Test func stylesFollowTheElements() {
    let plan = ChartPlan {
      PointPlot(items, x: .value("X", \.low), y: .value("Y", \.high))
        .foregroundStyle(by: .value("N", \.name)).symbol(by: .value("N", \.name)).symbolSize(\.size).opacity(\.opacity)
        .opacity(0.5)
      PointPlot(items, x: .value("X", \.low), y: .value("Y", \.high)).foregroundStyle(\.color)
    }
    let looks = plan.drawing.looks
    #expect(looks.map { $0.ink as? Color } == [.blue, .green, .red, .blue])
    #expect(looks.map(\.symbolSize) == [50, 90, 50, 50])
    #expect(looks.map(\.opacity) == [0.5, 0.25, 1, 1])
    #expect(plan.legend.map(\.value) == [.category("a"), .category("b")])
  }

  @Test func aFunctionRunsOverTheAxis() {
    var settings = ChartSettings()
    settings.x.domain = (-10...10)._setting
    settings.y.domain = (0...50)._setting
    let plan = ChartPlan(settings) {
      LinePlot(x: "x", y: "x²") { $0 * $0 }
      LinePlot(x: "x", y: "1", domain: 0...5) { _ in 1 }
    }
    #expect(plan.drawing.layers.count == 2)
    let rects = plan.drawing.layers.map { layer in
      layer.marks.map { plan.rects(in: CGSize(width: 200, height: 100))[$0] }
    }
    let (first, last) = (rects[0][0].origin, rects[0][600].origin)
    #expect(first == CGPoint(x: 0, y: -100) && last == CGPoint(x: 200, y: -100))
    #expect(rects[0][450].origin == CGPoint(x: 150, y: 50))
    #expect(rects[1][0].minX == 100 && rects[1][600].minX == 150)
  }

  @Test func withoutADomainItRunsOverTheOtherMarks() {
    let plan = ChartPlan {
      PointMark(x: .value("X", 0), y: .value("Y", 0))
      PointMark(x: .value("X", 8), y: .value("Y", 2))
      AreaPlot(x: "x", yStart: "a", yEnd: "b") { (yStart: $0 / 8, yEnd: $0 / 4) }
    }
    #expect(plan.x.scale.domain == 0...8 && plan.y.scale.domain == 0...2)
  }

  @Test func aFunctionHasGapsAndNothingOutsideOfThePlot() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      Chart {
        AreaPlot(x: "x", y: "y") { abs($0) < 5 ? 20 : .nan }
        LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: $0, y: 100 * $0) }
      }
      .chartXScale(domain: -10...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
      .padding(.top, 30)
      .background(.white)
    }
    let picture = host.snapshot()
    func isWhite(_ x: Int, _ y: Int) -> Bool { picture.pixels[y * picture.width + x] == picture.pixels[0] }
    #expect(isWhite(20, 60) && !isWhite(80, 60) && isWhite(180, 60))
    #expect(isWhite(80, 20) && isWhite(102, 20))
    try host.report("functions")
  }

  @Test func aParameterDrawsACircle() {
    let plan = ChartPlan {
      LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { (x: cos($0), y: sin($0)) }
    }
    let rects = plan.rects(in: CGSize(width: 100, height: 100))
    #expect(abs(rects[150].minX - 50) < 0.01 && abs(rects[150].minY) < 0.01)
    #expect(plan.spoken.count == 1)
  }
}
