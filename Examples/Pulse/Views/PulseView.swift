import SwiftUI

/// Four panels: processors, memory, disks, network.
public struct PulseView: View {
  private let monitor: SystemMonitor

  public init(monitor: SystemMonitor) {
    self.monitor = monitor
  }

  public var body: some View {
    VStack(spacing: 16) {
      PulseHeader()
      Grid(horizontalSpacing: 16, verticalSpacing: 16) {
        GridRow {
          ProcessorPanel()
          MemoryPanel()
        }
        GridRow {
          DiskPanel()
          NetworkPanel()
        }
      }
    }
    .padding(20)
    .environment(monitor)
    .task { await monitor.run() }
  }
}
