import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Charts

/// Which symbols, sizes, lines and styles values take.
@MainActor struct LookScaleTests {
  /// The proxy of a chart of marks that have every look by a name and a size by a number.
  private func proxy(_ change: (AnyView) -> some View) throws -> ChartProxy {
    var seen: ChartProxy?
    let chart = Chart(["a", "b", "c"], id: \.self) { name in
      LineMark(x: .value("X", 1), y: .value("Y", 1))
        .symbol(by: .value("N", name)).lineStyle(by: .value("N", name)).symbolSize(by: .value("N", name))
        .foregroundStyle(by: .value("N", name))
    }
    let view = change(AnyView(chart))
    _ = try TestHost(size: CGSize(width: 200, height: 200)) {
      view.chartBackground { proxy in
        let _ = seen = proxy
      }
    }
    return try #require(seen)
  }

  private func number(_ value: Double, _ change: (AnyView) -> some View) throws -> (size: CGFloat?, ink: Color?) {
    var seen: ChartProxy?
    let chart = Chart([0.0, 4, 10, 100], id: \.self) { number in
      PointMark(x: .value("X", 1), y: .value("Y", 1))
        .symbolSize(by: .value("N", number)).foregroundStyle(by: .value("N", number))
    }
    let view = change(AnyView(chart))
    _ = try TestHost(size: CGSize(width: 200, height: 200)) {
      view.chartBackground { proxy in
        let _ = seen = proxy
      }
    }
    let plan = try #require(seen).plan
    return (seen?.symbolSize(for: value), plan.styles.style(of: .number(value)) as? Color)
  }

  private let frame = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func symbols() throws {
    func path(_ change: (AnyView) -> some View, _ name: String) throws -> Path? {
      try proxy(change).symbol(for: name)?.path(in: frame)
    }
    let square = BasicChartSymbolShape.square.path(in: frame)
    let plus = BasicChartSymbolShape.plus.path(in: frame)
    #expect(try path({ $0 }, "b") == square)
    #expect(try path({ $0 }, "z") == nil)
    #expect(try path({ $0.chartSymbolScale(["a": .plus]) }, "a") == plus)
    #expect(try path({ $0.chartSymbolScale(range: [.plus, .square]) }, "b") == square)
    #expect(try path({ $0.chartSymbolScale(domain: ["c", "a"]) }, "a") == square)
    #expect(try path({ $0.chartSymbolScale(domain: ["c"], range: [BasicChartSymbolShape.plus]) }, "c") == plus)
    #expect(try path({ $0.chartSymbolScale { (name: String) in name == "c" ? .plus : .circle } }, "c") == plus)
  }

  @Test func sizes() throws {
    // From 20 for zero to 200 for the largest.
    #expect(try number(10) { $0 }.size == 38)
    #expect(try number(10) { $0.chartSymbolSizeScale(range: 100...300) }.size == 120)
    #expect(try number(10) { $0.chartSymbolSizeScale(domain: 0...20, range: 100...300) }.size == 200)
    #expect(try number(100) { $0.chartSymbolSizeScale(domain: 0...20, range: 100...300) }.size == 300)
    #expect(try number(4) { $0.chartSymbolSizeScale(range: 0...100, type: .squareRoot) }.size == 20)
    #expect(try number(4) { $0.chartSymbolSizeScale { (value: Double) in value * 2 } }.size == 8)
    #expect(try proxy { $0.chartSymbolSizeScale(["a": 10, "b": 70]) }.symbolSize(for: "b") == 70)
    #expect(try proxy { $0.chartSymbolSizeScale(range: 10...50) }.symbolSize(for: "b") == 30)
    let plan = try proxy { $0.chartSymbolSizeScale(range: [10, 90]) }.plan
    #expect(plan.drawing.looks.map(\.symbolSize) == [10, 90, 10])
  }

  @Test func lines() throws {
    let dotted = StrokeStyle(lineWidth: 5, dash: [1])
    func looks(_ change: (AnyView) -> some View) throws -> [StrokeStyle] {
      try proxy(change).plan.drawing.looks.map(\.line)
    }
    #expect(try looks { $0 }.map(\.dash) == [[], [6, 3], [2, 2]])
    #expect(try looks { $0.chartLineStyleScale(domain: ["b"]) }.map(\.dash) == [[6, 3], [], [2, 2]])
    #expect(try looks { $0.chartLineStyleScale(["b": dotted]) }[1] == dotted)
    #expect(try looks { $0.chartLineStyleScale(range: [dotted]) } == [dotted, dotted, dotted])
    #expect(try proxy { $0.chartLineStyleScale { (_: String) in dotted } }.lineStyle(for: "a") == dotted)
  }

  @Test func styles() throws {
    let gradient = Gradient(colors: [.black, .white])
    let half = Color.black.mix(with: .white, by: 0.5)
    #expect(try number(50) { $0.chartForegroundStyleScale(range: gradient) }.ink == half)
    #expect(try number(50) { $0.chartForegroundStyleScale(range: [Color.black, .white]) }.ink == half)
    #expect(try number(10) { $0.chartForegroundStyleScale(domain: 0...20, range: gradient) }.ink == half)
    #expect(try number(25) { $0.chartForegroundStyleScale(range: gradient, type: .squareRoot) }.ink == half)
    func inks(_ change: (AnyView) -> some View) throws -> [Color?] {
      try proxy(change).plan.drawing.looks.map { $0.ink as? Color }
    }
    #expect(
      try inks { $0.chartForegroundStyleScale(domain: ["c", "b", "a"], range: [Color.red, .green]) } == [
        .red, .green, .red,
      ])
    #expect(
      try inks { $0.chartForegroundStyleScale(domain: ["a", "b", "c"], range: gradient) } == [.black, half, .white])
    #expect(try inks { $0.chartForegroundStyleScale(range: [Color.red]) } == [.red, .red, .red])
  }
}
