import SwiftUI

/// What comes and goes over the network.
struct NetworkPanel: View {
  @Environment(SystemMonitor.self) private var monitor

  var body: some View {
    let range = ByteText.range(peak: max(monitor.received.peak, monitor.sent.peak))
    Panel(title: "Network", value: ByteText.rate(monitor.received.latest + monitor.sent.latest)) {
      ZStack {
        Sparkline(values: monitor.received.values, range: range, color: .green)
        Sparkline(values: monitor.sent.values, range: range, color: .pink)
      }
    } legend: {
      LegendItem(title: "Received", color: .green)
      LegendItem(title: "Sent", color: .pink)
    }
  }
}
