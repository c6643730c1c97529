import Charts
import SwiftUI
import Testing
import UITestSupport

/// Labels that are views of the program's.
@MainActor struct AxisLabelViewTests {
  private func height<Label: View>(@ViewBuilder _ label: @escaping () -> Label) throws -> CGFloat {
    var height = CGFloat(0)
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      Chart { PointMark(x: .value("X", 1.0), y: .value("Y", 1.0)) }
        .chartXAxis {
          AxisMarks(values: [0.5]) { _ in
            AxisValueLabel { label().onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 } }
          }
        }
        .chartYAxis(.hidden)
    }
    host.advance(by: 0.1)
    return height
  }

  @Test func aLabelMayHaveSeveralLines() throws {
    let (one, two) = (try height { Text("Day") }, try height { Text("Day\n12") })
    #expect(two > one * 1.5)
    #expect(try height { Text("Day\n12").lineLimit(1) } == one)
  }
}
