import Charts
import SwiftUI
import Testing
import UITestSupport

/// What programs say of the values of an axis, as they write it.
@MainActor struct AxisValuesTests {
  private func labels<Axis: AxisContent>(@AxisContentBuilder _ axis: @escaping () -> Axis) throws -> [String] {
    let host = try TestHost(size: CGSize(width: 600, height: 200)) {
      Chart(0..<11, id: \.self) { PointMark(x: .value("X", Double($0) / 10), y: .value("Y", $0)) }
        .chartXAxis(content: axis)
        .chartYAxis(.hidden)
        .fixedLanguage()
    }
    return host.staticTexts.map(\.label)
  }

  @Test func theDistanceOfValuesHasALeast() throws {
    #expect(try labels { AxisMarks(values: .automatic) } == ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"])
    #expect(try labels { AxisMarks(values: .automatic(minimumStride: 0.5, desiredCount: 5)) } == ["0.0", "0.5", "1.0"])
  }

  @Test func labelsKeepADistance() throws {
    let few = try labels {
      AxisMarks(values: .stride(by: 0.1)) { _ in AxisValueLabel(collisionResolution: .greedy(minimumSpacing: 90)) }
    }
    #expect(few == ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"])
  }
}
