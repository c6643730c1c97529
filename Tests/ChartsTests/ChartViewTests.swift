import Charts
import Observation
import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Charts

@Observable @MainActor private final class Model {
  var values = [10.0, 20, 30]
  var selected: String?
  var range: ClosedRange<Double>?
  var angle: Double?
  var unrelated = 0
  var position = 0.0
}

/// Charts in a window: frames, what runs, pointers, scrolling, other languages.
@MainActor struct ChartViewTests {
  /// The frame of the plot, handed out by an overlay.
  private final class Report {
    var plot = CGRect.zero
    var proxy: ChartProxy?
  }

  private struct Reporting<Content: View>: View {
    let report: Report
    let content: Content
    var body: some View {
      content
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let _ = report.plot = geometry[proxy.plotFrame!]
            let _ = report.proxy = proxy
            Color.clear
          }
        }
        .fixedLanguage()
    }
  }

  private func host<V: View>(
    _ size: CGSize = CGSize(width: 300, height: 200), _ view: @escaping () -> V
  ) throws -> (TestHost, Report) {
    let report = Report()
    let host = try TestHost(size: size) { Reporting(report: report, content: view()) }
    return (host, report)
  }

  // MARK: Frames

  @Test func withoutAxesThePlotIsTheChart() throws {
    let (_, report) = try host {
      Chart { LineMark(x: .value("X", 1.0), y: .value("Y", 1.0)) }.chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(report.plot == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func axesTakeTheRoomOfTheirLabels() throws {
    let (host, report) = try host {
      Chart {
        BarMark(x: .value("X", "a"), y: .value("Y", 100.0))
        BarMark(x: .value("X", "b"), y: .value("Y", 50.0))
      }
    }
    let labels = host.staticTexts
    let top = try #require(labels["100"])
    let bottom = try #require(labels["0"])
    let first = try #require(labels["a"])
    let second = try #require(labels["b"])
    // The labels of y stand beside the plot, behind ticks of 4 points and a gap of 4, in the middle of their lines.
    #expect(abs(top.frame.minX - (report.plot.maxX + 8)) < 0.01)
    #expect(abs(top.frame.midY - report.plot.minY) < 0.01)
    #expect(abs(bottom.frame.midY - report.plot.maxY) < 0.01)
    #expect(abs(top.frame.maxX - 300) < 0.01)
    // Names stand in the middle of their bands, 4 points below the plot.
    #expect(abs(first.frame.midX - (report.plot.minX + report.plot.width * 0.25)) < 0.01)
    #expect(abs(second.frame.midX - (report.plot.minX + report.plot.width * 0.75)) < 0.01)
    #expect(abs(first.frame.minY - (report.plot.maxY + 4)) < 0.01)
    #expect(abs(first.frame.maxY - 200) < 0.01)
  }

  @Test func theVerticalAxisMayLead() throws {
    let (host, report) = try host {
      Chart { BarMark(x: .value("X", "a"), y: .value("Y", 100.0)) }
        .chartYAxis { AxisMarks(position: .leading, values: [0, 50, 100]) }
        .chartXAxis(.hidden)
    }
    let label = try #require(host.staticTexts["50"])
    #expect(abs(label.frame.maxX - (report.plot.minX - 8)) < 0.01)
    #expect(abs(report.plot.maxX - 300) < 0.01)
    #expect(abs(label.frame.midY - report.plot.midY) < 0.01)
  }

  @Test func theLegendIsBelowAtTheLeadingEdge() throws {
    let (host, report) = try host {
      Chart {
        for name in ["one", "two"] {
          BarMark(x: .value("X", "a"), y: .value("Y", 1.0)).foregroundStyle(by: .value("Kind", name))
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let one = try #require(host.staticTexts["one"])
    let two = try #require(host.staticTexts["two"])
    // A symbol of 8 points and a gap of 5; 8 points between the plot and the legend.
    #expect(one.frame.minX == 13)
    #expect(abs(one.frame.minY - (report.plot.maxY + 8)) < 0.01)
    #expect(two.frame.minX == one.frame.maxX + 12 + 13)
    #expect(abs(one.frame.maxY - 200) < 0.01)
  }

  @Test func theLegendMayGo() throws {
    let (host, report) = try host {
      Chart { BarMark(x: .value("X", "a"), y: .value("Y", 1.0)).foregroundStyle(by: .value("Kind", "one")) }
        .chartLegend(.hidden).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(host.staticTexts["one"] == nil)
    #expect(report.plot.height == 200)
  }

  @Test func annotationsStandBesideTheirMarks() throws {
    let (host, report) = try host {
      Chart {
        BarMark(x: .value("X", "a"), y: .value("Y", 50.0)).annotation(position: .top, spacing: 6) { Text("half") }
        BarMark(x: .value("X", "b"), y: .value("Y", 100.0)).annotation(position: .overlay) { Text("all") }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let half = try #require(host.staticTexts["half"])
    let all = try #require(host.staticTexts["all"])
    // Half of 200 points up, less the gap; in the middle of the first of two bands of 150.
    #expect(abs(half.frame.maxY - (report.plot.maxY - 100 - 6)) < 0.01)
    #expect(abs(half.frame.midX - 75) < 0.01)
    #expect(abs(all.frame.midX - 225) < 0.01 && abs(all.frame.midY - 100) < 0.01)
  }

  @Test func aChartInAScrollViewHasAHeight() throws {
    let (_, report) = try host(CGSize(width: 300, height: 500)) {
      ScrollView {
        Chart { PointMark(x: .value("X", 1.0), y: .value("Y", 1.0)) }.chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
    #expect(report.plot.size == CGSize(width: 300, height: 200))
  }

  @Test func aPlotOfAFixedSize() throws {
    let (host, report) = try host {
      Chart { BarMark(x: .value("X", "a"), y: .value("Y", 100.0)) }
        .chartPlotStyle { $0.frame(width: 120, height: 80) }
    }
    #expect(report.plot.size == CGSize(width: 120, height: 80))
    let label = try #require(host.staticTexts["a"])
    #expect(abs(label.frame.midX - report.plot.midX) < 0.01)
  }

  // MARK: The proxy

  @Test func valuesAndPlacesGoBothWays() throws {
    let (_, report) = try host {
      Chart { PointMark(x: .value("X", 10.0), y: .value("Y", 100.0)) }
        .chartXScale(domain: 0.0...10, range: .plotDimension(padding: 20)).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let proxy = try #require(report.proxy)
    #expect(proxy.plotSize == CGSize(width: 300, height: 200))
    // 260 points from 20 on: 5 of 10 is at 150; 25 of 100 is a quarter up.
    #expect(proxy.position(forX: 0.0) == 20 && proxy.position(forX: 5.0) == 150 && proxy.position(forX: 10.0) == 280)
    #expect(proxy.position(forY: 25.0) == 150)
    #expect(abs((proxy.value(atX: 150, as: Double.self) ?? 0) - 5) < 1e-9)
    #expect(proxy.value(atY: 150, as: Int.self) == 25)
    #expect(proxy.value(atY: 150, as: String.self) == nil)
    #expect(proxy.position(forX: "a") == nil && proxy.position(forX: Double.nan) == nil)
    for x in stride(from: 0.0, through: 10, by: 0.7) {
      let back = proxy.position(forX: x).flatMap { proxy.value(atX: $0, as: Double.self) }
      #expect(abs((back ?? .nan) - x) < 1e-9)
    }
  }

  @Test func bandsOfTheProxy() throws {
    let (_, report) = try host {
      Chart { for name in ["a", "b", "c"] { BarMark(x: .value("X", name), y: .value("Y", 1.0)) } }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let proxy = try #require(report.proxy)
    #expect(proxy.positionRange(forX: "b").map { [$0.lowerBound.rounded(), $0.upperBound.rounded()] } == [100, 200])
    #expect(proxy.value(atX: 250, as: String.self) == "c")
  }

  // MARK: What runs

  @Test func aBodyRunsForItsData() throws {
    let model = Model()
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Chart { for value in model.values { PointMark(x: .value("X", value), y: .value("Y", value)) } }
          Unrelated(model: model)
        }
      }
    }
    struct Unrelated: View {
      let model: Model
      var body: some View { Text("\(model.unrelated)") }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Root(model: model) }
    host.resetCounts()
    model.unrelated += 1
    host.update()
    #expect(host.bodies(of: ChartFrame.self) == 0 && host.bodies(of: MarkCanvas.self) == 0)
    host.resetCounts()
    model.values.append(40)
    host.update()
    #expect(host.bodies(of: ChartFrame.self) == 1 && host.bodies(of: MarkCanvas.self) == 1)
  }

  @Test func aPointerBuildsNoMarks() throws {
    let host = try TestHost(size: CGSize(width: 360, height: 260)) {
      StocksView(prices: Samples.prices).fixedLanguage()
    }
    let before = host.snapshot().pixels
    host.resetCounts()
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 120, y: 100))))
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 160, y: 100))))
    // The overlay ran and drew its line; the chart did not.
    #expect(host.bodies(of: SelectionOverlay.self) == 2)
    #expect(host.bodies(of: ChartFrame.self) == 0 && host.bodies(of: MarkCanvas.self) == 0)
    let isShown = host.snapshot().pixels != before
    #expect(isShown)
  }

  // MARK: Selection

  @Test func aPointerSelectsABand() throws {
    let model = Model()
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        Chart { for name in ["a", "b", "c"] { BarMark(x: .value("X", name), y: .value("Y", 1.0)) } }
          .chartXSelection(value: $model.selected)
          .chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 100)) { Root(model: model) }
    host.resetCounts()
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 150, y: 50))))
    #expect(model.selected == "b")
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 250, y: 50))))
    #expect(model.selected == "c")
    #expect(host.bodies(of: MarkCanvas.self) == 0)
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 250, y: 500))))
    #expect(model.selected == nil)
  }

  @Test func aDragSelectsAnInterval() throws {
    let model = Model()
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        Chart { PointMark(x: .value("X", 10.0), y: .value("Y", 1.0)) }
          .chartXScale(domain: 0.0...10)
          .chartXSelection(range: $model.range)
          .chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
    let host = try TestHost(size: CGSize(width: 200, height: 100)) { Root(model: model) }
    host.drag(from: CGPoint(x: 160, y: 50), to: CGPoint(x: 40, y: 50))
    let range = try #require(model.range)
    #expect(abs(range.lowerBound - 2) < 1e-9 && abs(range.upperBound - 8) < 1e-9)
  }

  @Test func aPointerSelectsASector() throws {
    let model = Model()
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        Chart { for value in [30.0, 10] { SectorMark(angle: .value("A", value)) } }
          .chartAngleSelection(value: $model.angle)
      }
    }
    let host = try TestHost(size: CGSize(width: 100, height: 100)) { Root(model: model) }
    // To the right of the middle: a quarter of 40. To the left: three quarters.
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 80, y: 50))))
    #expect(abs((model.angle ?? 0) - 10) < 1e-9)
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 20, y: 50))))
    #expect(abs((model.angle ?? 0) - 30) < 1e-9)
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 1, y: 1))))
    #expect(model.angle == nil)
  }

  // MARK: Scrolling

  @Test func aWheelScrollsTheWindow() throws {
    let model = Model()
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        Chart { for x in [0.0, 100] { PointMark(x: .value("X", x), y: .value("Y", 1.0)) } }
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 25.0)
          .chartScrollPosition(x: $model.position)
          .chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
    let (host, report) = try host { Root(model: model) }
    func visible() -> [Double] {
      let domain = report.proxy!.plan.x.scale.domain
      return [domain.lowerBound, domain.upperBound].map { ($0 * 1000).rounded() / 1000 }
    }
    #expect(visible() == [0, 25])
    // 300 points are 25: 120 points are 10.
    host.scroll(150, 100, dx: 120, dy: 0)
    host.advance(by: 1)
    #expect(visible() == [10, 35])
    #expect(abs(model.position - 10) < 1e-6)
    model.position = 60
    host.advance(by: 1)
    #expect(visible() == [60, 85])
    // No further than the end.
    host.scroll(150, 100, dx: 5000, dy: 0)
    host.advance(by: 1)
    #expect(visible() == [75, 100])
  }

  // MARK: Other languages, large text, assistive programs

  @Test func fromRightToLeft() throws {
    let (host, report) = try host {
      Chart {
        BarMark(x: .value("X", "a"), y: .value("Y", 100.0))
        BarMark(x: .value("X", "b"), y: .value("Y", 50.0))
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    // Names run from the right; the labels of y are at the left.
    let (first, second) = (try #require(host.staticTexts["a"]), try #require(host.staticTexts["b"]))
    #expect(first.frame.midX > second.frame.midX)
    #expect(try #require(host.staticTexts["100"]).frame.maxX < report.plot.minX)
    // The bar of a, the full one, is drawn above its name.
    let pixels = host.snapshot()
    func isBar(_ x: CGFloat) -> Bool {
      pixels.pixels[Int(report.plot.minY + 20) * pixels.width + Int(x)] != pixels.pixels[0]
    }
    #expect(isBar(first.frame.midX) && !isBar(second.frame.midX))
  }

  @Test func largeTextTakesMoreRoom() throws {
    func plot(_ size: DynamicTypeSize) throws -> CGRect {
      let report = Report()
      let host = try TestHost(size: CGSize(width: 300, height: 200), profile: .phone) {
        Reporting(report: report, content: Chart { BarMark(x: .value("X", "a"), y: .value("Y", 1000.0)) })
          .dynamicTypeSize(size)
      }
      try host.report("chart-text-\(size)")
      return report.plot
    }
    let (usual, large) = (try plot(.large), try plot(.accessibility3))
    #expect(large.width < usual.width && large.height < usual.height)
  }

  @Test func marksCanBeHeard() throws {
    let (host, report) = try host {
      Chart {
        BarMark(x: .value("Day", "Monday"), y: .value("Steps", 4000)).foregroundStyle(by: .value("Kind", "Walk"))
        BarMark(x: .value("Day", "Tuesday"), y: .value("Steps", 2000)).accessibilityLabel("Rest").accessibilityValue(
          "few")
        BarMark(x: .value("Day", "Friday"), y: .value("Steps", 3000)).accessibilityHidden(true)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
    let monday = try #require(host.allElements["Monday, Walk"])
    #expect(monday.value == "Steps: 4,000")
    // A third of 300 points, of which the bar takes 0.7.
    #expect(abs(monday.frame.width - 70) < 0.01 && abs(monday.frame.height - report.plot.height) < 0.01)
    #expect(host.allElements["Rest"]?.value == "few")
    #expect(host.allElements["Friday"] == nil)
  }

  // MARK: Animation

  @Test func valuesMoveInAnAnimation() throws {
    let model = Model()
    struct Root: View {
      let model: Model
      var body: some View {
        Chart { BarMark(x: .value("X", "a"), y: .value("Y", model.values[0])).foregroundStyle(.red) }
          .chartYScale(domain: 0.0...100).chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
    let host = try TestHost(size: CGSize(width: 100, height: 100)) { Root(model: model) }
    func height() -> Int {
      let bitmap = host.snapshot()
      return (0..<bitmap.height).count { bitmap.pixels[$0 * bitmap.width + 50] != bitmap.pixels[0] }
    }
    #expect(height() == 10)
    withAnimation(.linear(duration: 1)) { model.values[0] = 90 }
    host.advance(by: 0.5)
    // Half of the way from 10 to 90, give or take two frames.
    #expect(abs(height() - 50) <= 3)
    host.advance(by: 1)
    #expect(height() == 90)
    model.values[0] = 20
    host.update()
    #expect(height() == 20)
  }

  // MARK: What comes from outside

  @Test func aHundredThousandPoints() throws {
    struct Root: View {
      let isLine: Bool
      var body: some View {
        Chart(0..<100_000, id: \.self) { index in
          if isLine {
            LineMark(x: .value("X", index), y: .value("Y", sin(Double(index) / 900)))
          } else {
            PointMark(x: .value("X", index), y: .value("Y", sin(Double(index) / 900)))
          }
        }
      }
    }
    for isLine in [true, false] {
      let host = try TestHost(size: CGSize(width: 300, height: 200)) { Root(isLine: isLine) }
      #expect(Set(host.snapshot().pixels).count > 3)
      #expect(host.messages.isEmpty)
    }
  }

  @Test func oddData() throws {
    let odd = [Double.nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, Double.leastNonzeroMagnitude]
    for size in [CGSize(width: 300, height: 200), CGSize(width: 1, height: 1), CGSize(width: 20, height: 400)] {
      let host = try TestHost(size: size) {
        VStack {
          Chart { BuilderEmpty() }
          Chart {
            for value in odd {
              BarMark(x: .value("X", value), y: .value("Y", value))
              LineMark(x: .value("X", value), y: .value("Y", value)).symbol(.cross)
              AreaMark(x: .value("X", value), yStart: .value("Y", value), yEnd: .value("Y", 1.0))
              PointMark(x: .value("X", value), y: .value("Y", value)).symbolSize(.infinity)
              RuleMark(y: .value("Y", value)).lineStyle(StrokeStyle(lineWidth: .nan))
            }
          }
          Chart { for value in odd { SectorMark(angle: .value("A", value), innerRadius: .ratio(2)).cornerRadius(40) } }
          Chart {
            BarMark(x: .value("X", Date(timeIntervalSince1970: .nan), unit: .day), y: .value("Y", 1))
            BarMark(x: .value("X", Date.distantPast), y: .value("Y", 1))
            BarMark(x: .value("X", Date.distantFuture), y: .value("Y", 1))
          }
          .chartXAxis { AxisMarks(values: .stride(by: .second)) }
          Chart { PointMark(x: .value("X", 1.0), y: .value("Y", 2.0)) }
            .chartYScale(domain: -1.0...1.0, type: .log)
            .chartYAxis { AxisMarks(values: .stride(by: 1e-9)) }
        }
      }
      #expect(host.messages.isEmpty)
    }
  }
}
