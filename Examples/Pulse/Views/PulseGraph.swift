import Graphs
import SwiftUI

/// The last two minutes of some measures; the newest value is at the trailing edge, until the user looks elsewhere.
struct PulseGraph: View {
  struct Measure: Identifiable {
    let id: String
    let history: History
    let color: Color
  }

  let measures: [Measure]
  let unit: MetricUnit
  /// The end of the y axis; that of the values in sight where nil.
  var highest: Double?

  var body: some View {
    Graph {
      ForEach(measures) { Area($0.id, points: $0.history.series).foregroundStyle($0.color) }
      TimeAxis()
      YAxis(unit: unit, lowest: 0, highest: highest)
    }
    .following(Double(SystemMonitor.span))
    .dragAction(.pan)
  }
}
