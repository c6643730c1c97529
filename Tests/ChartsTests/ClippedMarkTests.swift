import Charts
import SwiftUI
import Testing
import UITestSupport

/// Marks that are clipped, or throw a shadow.
@MainActor struct ClippedMarkTests {
  /// Whether something is drawn at a point of a chart of one bar over all of its 100 by 100 points.
  private func isDrawn(_ x: Int, _ y: Int, _ change: @escaping (BarMark) -> some ChartContent) throws -> Bool {
    let host = try TestHost(size: CGSize(width: 140, height: 140)) {
      Chart {
        change(
          BarMark(
            xStart: .value("From", 0), xEnd: .value("To", 100), yStart: .value("From", 0), yEnd: .value("To", 100)))
      }
      .chartXScale(domain: 0...100).chartYScale(domain: 0...100).chartXAxis(.hidden).chartYAxis(.hidden)
      .frame(width: 100, height: 100)
    }
    let picture = host.snapshot()
    return picture.pixels[(y + 20) * picture.width + x + 20] != picture.pixels[0]
  }

  @Test func aBarMayBeRound() throws {
    #expect(try isDrawn(2, 2) { $0.opacity(1) })
    #expect(try !isDrawn(2, 2) { $0.clipShape(Circle()) })
    #expect(try isDrawn(50, 50) { $0.clipShape(Circle()) } && isDrawn(2, 50) { $0.clipShape(Circle()) })
    // Each clips what the one before leaves.
    #expect(try !isDrawn(2, 50) { $0.clipShape(Circle()).clipShape(Rectangle().inset(by: 10)) })
  }

  @Test func aBarMayThrowAShadow() throws {
    #expect(try !isDrawn(105, 50) { $0.opacity(1) })
    #expect(try isDrawn(105, 50) { $0.shadow(color: .black, radius: 0, x: 10) })
    #expect(try isDrawn(50, 103) { $0.shadow(radius: 4) })
  }
}
