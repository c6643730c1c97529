import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Charts

/// Views around the labels of an axis.
@MainActor struct AxisStyleTests {
  private func picture(_ change: (AnyView) -> some View) throws -> (host: TestHost, plot: CGRect) {
    // Both axes are behind the plot, which begins at the chart's corner.
    var plot = CGRect.zero
    let chart = Chart { PointMark(x: .value("X", 5), y: .value("Y", 5)).opacity(0) }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis { AxisMarks(values: [2, 8]) { _ in AxisValueLabel() } }
      .chartYAxis { AxisMarks(values: [2, 8]) { _ in AxisValueLabel() } }
      .fixedLanguage()
    let view = change(AnyView(chart))
    let host = try TestHost(size: CGSize(width: 200, height: 120)) {
      view
        .chartBackground { proxy in
          let _ = plot.size = proxy.plotSize
        }
        .background(.white)
    }
    return (host, plot)
  }

  private func differing(_ a: TestHost, _ b: TestHost) -> CGRect? {
    let (a, b) = (a.snapshot(), b.snapshot())
    let changed = a.pixels.indices.filter { a.pixels[$0] != b.pixels[$0] }
    let (xs, ys) = (changed.map { $0 % a.width }, changed.map { $0 / a.width })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  @Test func aStyleLeavesTheLabelsWhereTheyAre() throws {
    let plain = try picture { $0 }
    let styled = try picture { $0.chartXAxisStyle { $0 }.chartYAxisStyle { $0 } }
    #expect(plain.plot == styled.plot)
    #expect(differing(plain.host, styled.host) == nil)
    #expect(plain.host.staticTexts.map(\.label) == styled.host.staticTexts.map(\.label))
  }

  @Test func aBackgroundCoversTheRoomBelowThePlot() throws {
    let plain = try picture { $0 }
    let styled = try picture { $0.chartXAxisStyle { $0.background(.red) } }
    let change = try #require(differing(plain.host, styled.host))
    #expect(abs(change.minX - plain.plot.minX) <= 1 && abs(change.maxX - plain.plot.maxX) <= 1)
    #expect(abs(change.minY - plain.plot.maxY) <= 1 && change.maxY == 120)
  }

  @Test func aBackgroundCoversTheRoomBesideThePlot() throws {
    let plain = try picture { $0 }
    let styled = try picture { $0.chartYAxisStyle { $0.background(.red) } }
    let change = try #require(differing(plain.host, styled.host))
    #expect(abs(change.minX - plain.plot.maxX) <= 1 && change.maxX == 200)
    #expect(abs(change.minY - plain.plot.minY) <= 1 && abs(change.maxY - plain.plot.maxY) <= 1)
  }

  @Test func anInvisibleAxisKeepsItsRoom() throws {
    let none = try picture { $0.chartXAxisStyle { $0.opacity(0) } }
    let plain = try picture { $0 }
    #expect(none.plot == plain.plot)
    let change = try #require(differing(plain.host, none.host))
    #expect(change.minY >= plain.plot.maxY)
  }
}
