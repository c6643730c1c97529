import Graphs
import SwiftUI

/// How busy the processors are.
struct ProcessorPanel: View {
  @Environment(SystemMonitor.self) private var monitor

  var body: some View {
    Panel(title: "Processors", value: monitor.processors.latest.formatted(.percent.precision(.fractionLength(0)))) {
      PulseGraph(
        measures: [.init(id: "Busy", history: monitor.processors, color: .blue)], unit: .fraction, highest: 1)
    }
  }
}
