import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// Symbols on more points than there are pixel columns.
@MainActor
struct SymbolTests {
  private func host(count: Int, symbol: GraphSymbol?) throws -> TestHost {
    let series = MadeUp.series(count: 1, length: count)[0]
    return try TestHost(size: CGSize(width: 400, height: 200)) {
      Graph {
        if let symbol {
          Line(id: 0, points: series).symbol(symbol)
        } else {
          Line(id: 0, points: series)
        }
      }
      .legend(.hidden)
    }
  }

  @Test func manySymbolsTraceNoOutline() throws {
    let plain = try host(count: 5000, symbol: nil).window.lastStatistics.outlines
    for symbol in [GraphSymbol.circle, .diamond, .triangle, .cross] {
      #expect(try host(count: 5000, symbol: symbol).window.lastStatistics.outlines == plain)
    }
  }

  /// Whether the line is drawn point by point or in columns.
  @Test(arguments: [60, 5000]) func symbolsAddToTheirLine(_ count: Int) throws {
    let marked = try host(count: count, symbol: .circle).snapshot()
    let plain = try host(count: count, symbol: nil).snapshot()
    let background = plain.pixels[0]
    #expect(marked.pixels.count { $0 != background } > plain.pixels.count { $0 != background })
    if let folder = ProcessInfo.processInfo.environment["APUS_REPORT"] {
      try PNGEncoder.write(marked, toFile: folder + "/symbols-\(count).png")
    }
  }
}
