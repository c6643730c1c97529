import Graphs
import SwiftUI

/// How much memory is in use.
struct MemoryPanel: View {
  @Environment(SystemMonitor.self) private var monitor

  var body: some View {
    Panel(
      title: "Memory",
      value: "\(ByteText.size(monitor.memoryInUse)) of \(ByteText.size(monitor.memoryTotal))"
    ) {
      PulseGraph(
        measures: [.init(id: "In use", history: monitor.memory, color: .purple)], unit: .fraction, highest: 1)
    }
  }
}
