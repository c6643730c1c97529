import SwiftUI

/// The machine's name, or why there is nothing to see.
struct PulseHeader: View {
  @Environment(SystemMonitor.self) private var monitor

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Pulse")
        .font(.title.bold())
      Spacer()
      Text(monitor.failure ?? "\(ProcessInfo.processInfo.hostName), \(monitor.processorCount) processors")
        .foregroundStyle(.secondary)
    }
  }
}
