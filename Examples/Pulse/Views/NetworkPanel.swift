import Graphs
import SwiftUI

/// What comes and goes over the network.
struct NetworkPanel: View {
  @Environment(SystemMonitor.self) private var monitor

  var body: some View {
    Panel(title: "Network", value: ByteText.rate(monitor.received.latest + monitor.sent.latest)) {
      PulseGraph(
        measures: [
          .init(id: "Received", history: monitor.received, color: .green),
          .init(id: "Sent", history: monitor.sent, color: .pink),
        ], unit: ByteText.unit)
    }
  }
}
