import Charts
import SwiftUI
import Testing
import UITestSupport

/// Real views, drawn in light and dark; they hold what they should, and the pictures are looked at.
@MainActor struct PictureTests {
  private func draw<V: View>(
    _ name: String, _ size: CGSize = CGSize(width: 360, height: 260), @ViewBuilder _ view: @escaping () -> V
  ) throws -> TestHost {
    let host = try TestHost(size: size, scale: 2) { view().fixedLanguage() }
    try host.report("chart-\(name)")
    host.platform.isDark = true
    host.update()
    try host.report("chart-\(name)-dark")
    host.platform.isDark = false
    host.update()
    return host
  }

  @Test func weather() throws {
    let host = try draw("weather") { WeatherView(hours: Samples.hours, now: Samples.hour(14)) }
    #expect(host.messages.isEmpty)
  }

  @Test func budget() throws {
    let host = try draw("budget") { BudgetView(expenses: Samples.expenses) }
    #expect(host.messages.isEmpty)
  }

  @Test func steps() throws {
    let host = try draw("steps") { StepsView(days: Samples.days, goal: 10_000) }
    #expect(host.messages.isEmpty)
  }

  @Test func stocks() throws {
    let host = try draw("stocks") { StocksView(prices: Samples.prices) }
    #expect(host.messages.isEmpty)
  }

  @Test(arguments: [true, false]) func callShapes(isDetailed: Bool) throws {
    let samples = (0..<12).map { (id: Int) -> CallShapes.Sample in
      let value = Double(id * 5 % 9) + 0.5
      return CallShapes.Sample(id: id, kind: id.isMultiple(of: 2) ? .inside : .outside, value: value)
    }
    let host = try draw("calls-\(isDetailed)", CGSize(width: 400, height: 600)) {
      CallShapes(samples: samples, isDetailed: isDetailed)
    }
    #expect(host.messages.isEmpty)
    // Fixed by the domain: 0, 5 and 10 with a decimal; about three intervals of x.
    #expect(["0.0", "5.0", "10.0", "No. 5", "inside", "Value"].allSatisfy { host.staticTexts[$0] != nil })
    #expect((host.staticTexts["outside"] != nil))
  }

  @Test func rightToLeft() throws {
    let host = try draw("rtl") {
      StepsView(days: Samples.days, goal: 10_000).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.messages.isEmpty)
    let (monday, sunday) = (host.staticTexts["Mon"], host.staticTexts["Sun"])
    #expect((monday?.frame.minX ?? 0) > (sunday?.frame.maxX ?? .infinity))
  }

  @Test func kinds() throws {
    let host = try draw("kinds", CGSize(width: 900, height: 700)) { KindsView() }
    #expect(host.messages.isEmpty)
  }
}

/// Each kind of mark with the chart's own axes.
private struct KindsView: View {
  private let names = ["Cube", "Sphere", "Pyramid", "Cone"]
  private let colors = ["Green", "Pink", "Yellow"]
  private func amount(_ a: Int, _ b: Int) -> Double { Double((a * 7 + b * 5) % 9 + 2) }

  var body: some View {
    Grid(horizontalSpacing: 24, verticalSpacing: 24) {
      GridRow {
        Chart {
          ForEach(0..<4) { a in
            ForEach(0..<3) { b in
              BarMark(x: .value("Shape", names[a]), y: .value("Count", amount(a, b)))
                .foregroundStyle(by: .value("Color", colors[b]))
            }
          }
        }
        Chart {
          ForEach(0..<4) { a in
            ForEach(0..<3) { b in
              BarMark(x: .value("Shape", names[a]), y: .value("Count", amount(a, b)))
                .foregroundStyle(by: .value("Color", colors[b]))
                .position(by: .value("Color", colors[b]))
            }
          }
        }
        Chart {
          ForEach(0..<4) { a in
            BarMark(x: .value("Count", amount(a, 1) * 100), y: .value("Shape", names[a]))
              .annotation { Text("\(Int(amount(a, 1) * 100))").font(.caption2) }
          }
        }
      }
      GridRow {
        Chart {
          ForEach(0..<40) { i in
            PointMark(x: .value("Width", Double(i * 37 % 40) / 4), y: .value("Height", Double(i * 17 % 31)))
              .foregroundStyle(by: .value("Kind", colors[i % 3])).symbol(by: .value("Kind", colors[i % 3]))
          }
        }
        Chart {
          ForEach(0..<3) { b in
            ForEach(0..<10) { i in
              AreaMark(x: .value("Day", Samples.day(i), unit: .day), y: .value("Value", amount(i, b)))
                .foregroundStyle(by: .value("Kind", colors[b]))
            }
          }
        }
        Chart {
          ForEach(0..<8) { i in
            ForEach(0..<6) { j in
              RectangleMark(x: .value("X", "\(i)"), y: .value("Y", "\(j)"), width: .inset(1), height: .inset(1))
                .foregroundStyle(by: .value("Heat", Double(i * j)))
            }
          }
        }
      }
      GridRow {
        Chart {
          ForEach(0..<12) { i in
            BarMark(x: .value("Month", i), y: .value("Change", sin(Double(i) / 2) * 1200))
              .foregroundStyle(sin(Double(i) / 2) > 0 ? .green : .red)
          }
        }
        Chart {
          ForEach(0..<12) { i in
            LineMark(x: .value("Day", Samples.day(i * 31)), y: .value("Value", amount(i, 2)))
              .symbol(.circle)
              .interpolationMethod(.stepEnd)
          }
        }
        Chart {
          SectorMark(angle: .value("A", 3), angularInset: 2).foregroundStyle(by: .value("N", "One"))
          SectorMark(angle: .value("A", 2), angularInset: 2).foregroundStyle(by: .value("N", "Two"))
          SectorMark(angle: .value("A", 1), angularInset: 2).foregroundStyle(by: .value("N", "Three"))
            .annotation(position: .overlay) { Text("1").foregroundStyle(.white) }
        }
        .chartLegend(position: .trailing)
      }
    }
    .padding(20)
  }
}
