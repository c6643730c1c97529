import SwiftUI

/// How much memory is in use.
struct MemoryPanel: View {
  @Environment(SystemMonitor.self) private var monitor

  var body: some View {
    Panel(
      title: "Memory",
      value: "\(ByteText.size(monitor.memoryInUse)) of \(ByteText.size(monitor.memoryTotal))"
    ) {
      Sparkline(values: monitor.memory.values, range: 0...1, color: .purple)
    }
  }
}
