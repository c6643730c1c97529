import SwiftUI

/// What the disks read and write.
struct DiskPanel: View {
  @Environment(SystemMonitor.self) private var monitor

  var body: some View {
    let range = ByteText.range(peak: max(monitor.diskReads.peak, monitor.diskWrites.peak))
    Panel(title: "Disks", value: ByteText.rate(monitor.diskReads.latest + monitor.diskWrites.latest)) {
      ZStack {
        Sparkline(values: monitor.diskReads.values, range: range, color: .teal)
        Sparkline(values: monitor.diskWrites.values, range: range, color: .orange)
      }
    } legend: {
      LegendItem(title: "Read", color: .teal)
      LegendItem(title: "Written", color: .orange)
    }
  }
}
