import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Charts

/// What annotations know of their marks, and where they stay.
@MainActor struct AnnotationTests {
  @Test func anAnnotationKnowsTheSizeOfItsMark() throws {
    var sizes: [CGSize] = []
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      Chart {
        BarMark(x: .value("X", "a"), y: .value("Y", 10), width: 40)
          .annotation(position: .overlay) { context in
            let _ = sizes.append(context.targetSize)
            Color.red.frame(width: context.targetSize.width / 2, height: 10)
          }
      }
      .chartYScale(domain: 0...20).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(sizes.last == CGSize(width: 40, height: 50))
    host.resize(to: CGSize(width: 200, height: 200))
    #expect(sizes.last == CGSize(width: 40, height: 100))
  }

  /// Where the annotation of a mark at the plot's end stands, in the chart.
  private func end(_ x: AnnotationOverflowResolution.Strategy) throws -> CGFloat {
    var frame = CGRect.zero
    _ = try TestHost(size: CGSize(width: 300, height: 100)) {
      Chart {
        PointMark(x: .value("X", 10), y: .value("Y", 5))
          .annotation(position: .top, overflowResolution: .init(x: x, y: .disabled)) {
            Color.red.frame(width: 80, height: 10)
              .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
              } action: {
                frame = $0
              }
          }
      }
      .chartXScale(domain: 0...10)
      .chartYAxis { AxisMarks(values: [5]) { _ in AxisValueLabel { Color.clear.frame(width: 26, height: 5) } } }
      .chartXAxis(.hidden)
    }
    return frame.maxX
  }

  @Test func anAnnotationFitsIntoThePlotOrTheChart() throws {
    // The axis takes 26 points and 4 of space of the 300; the plot ends where its labels begin.
    #expect(try end(.fit(to: .plot)) == 270)
    #expect(try end(.fit) == 270)
    #expect(try end(.fit(to: .chart)) == 300)
    #expect(try end(.disabled) == 310)
  }
}
