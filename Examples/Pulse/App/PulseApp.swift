import PulseViews
import SwiftUI

/// This machine's processors, memory, disks and network, once a second.
@main
struct PulseApp: App {
  @State private var monitor = SystemMonitor()

  var body: some Scene {
    WindowGroup("Pulse") {
      PulseView(monitor: monitor)
    }
    .defaultSize(width: 720, height: 560)
  }
}
