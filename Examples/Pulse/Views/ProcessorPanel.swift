import SwiftUI

/// How busy the processors are.
struct ProcessorPanel: View {
  @Environment(SystemMonitor.self) private var monitor

  var body: some View {
    Panel(title: "Processors", value: monitor.processors.latest.formatted(.percent.precision(.fractionLength(0)))) {
      Sparkline(values: monitor.processors.values, range: 0...1, color: .blue)
    }
  }
}
