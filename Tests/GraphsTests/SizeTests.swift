import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// Graphs at sizes from a button's to a window's, those of home screens among them.
@MainActor
struct SizeTests {
  nonisolated static let sizes = [
    CGSize(width: 80, height: 50), CGSize(width: 120, height: 80), CGSize(width: 170, height: 170),
    CGSize(width: 240, height: 120), CGSize(width: 364, height: 170), CGSize(width: 364, height: 382),
    CGSize(width: 640, height: 360), CGSize(width: 1200, height: 300),
  ]

  @Test(arguments: sizes) func time(size: CGSize) throws {
    let series = MadeUp.series(count: 3, length: 65)
    let host = try TestHost(size: size, scale: 2) {
      Graph {
        ForEach(series.indices, id: \.self) { Line("service \($0)", points: series[$0]) }
        YAxis(unit: .milliseconds)
      }
    }
    try host.report("size-time-\(Int(size.width))x\(Int(size.height))")
    expectRoom(host, size)
  }

  @Test(arguments: sizes) func dual(size: CGSize) throws {
    let series = MadeUp.series(count: 2, length: 65)
    let host = try TestHost(size: size, scale: 2) {
      Graph {
        Area("bytes", points: series[0]).unit(.bytes)
        Line("rate", points: series[1]).yAxis(.trailing)
        Threshold(y: 60, "limit").severity(.warning)
        DualYAxes(leading: .bytes, trailing: .percent)
      }
    }
    try host.report("size-dual-\(Int(size.width))x\(Int(size.height))")
    expectRoom(host, size)
  }

  @Test(arguments: sizes) func categories(size: CGSize) throws {
    let names = ["January", "February", "March", "April", "May", "June", "July", "August"]
    let host = try TestHost(size: size, scale: 2) {
      Graph {
        Bars("visits", points: Series(start: 0, step: 1, y: [3, 5, 2, 8, 9, 4, 6, 7]))
        CategoryAxis(names)
      }
    }
    try host.report("size-categories-\(Int(size.width))x\(Int(size.height))")
    expectRoom(host, size)
  }

  @Test func aVerySmallGraphHasNoLabels() throws {
    let host = try TestHost(size: CGSize(width: 80, height: 30)) {
      Graph { Line(points: MadeUp.series(count: 1, length: 65)[0]) }
    }
    #expect(host.labels.filter { $0.kind.hasPrefix("glyphs") }.isEmpty)
  }

  /// No label lies on another one or is cut off by the window's edge.
  private func expectRoom(_ host: TestHost, _ size: CGSize) {
    // Items of text are said to be larger than their letters by what letters may stand out of their lines.
    let labels = host.labels.filter { $0.kind.hasPrefix("glyphs") }.map { $0.bounds.insetBy(dx: 4, dy: 4.5) }
    let window = CGRect(origin: .zero, size: size)
    for (index, label) in labels.enumerated() {
      #expect(window.contains(label), "\(label) in \(size)")
      for other in labels[(index + 1)...] { #expect(!label.intersects(other), "\(label) and \(other) in \(size)") }
    }
  }
}
