import Graphs
import SwiftUI

/// What the disks read and write.
struct DiskPanel: View {
  @Environment(SystemMonitor.self) private var monitor

  var body: some View {
    Panel(title: "Disks", value: ByteText.rate(monitor.diskReads.latest + monitor.diskWrites.latest)) {
      PulseGraph(
        measures: [
          .init(id: "Read", history: monitor.diskReads, color: .teal),
          .init(id: "Written", history: monitor.diskWrites, color: .orange),
        ], unit: ByteText.unit)
    }
  }
}
