import SwiftUI

/// What `--status-item` shows: an item of the tray with a menu, and nothing else.
struct StatusItemProgram: App {
  static let isShown = CommandLine.arguments.contains("--status-item")
  @State private var runs = 0
  @State private var isLoud = false
  @State private var speed = 1

  var body: some Scene {
    MenuBarExtra("Station", systemImage: runs == 0 ? "bolt" : "bolt.fill") {
      Text(verbatim: runs == 0 ? "Idle" : "Ran \(runs)")
      Button("Run") { runs += 1 }
      Divider()
      Toggle("Loud", isOn: $isLoud)
      Picker("Speed", selection: $speed) {
        Text("Slow").tag(1)
        Text("Fast").tag(2)
      }
      Menu("More") {
        Button("Deep") { runs += 10 }
        Menu("Deeper") {
          Button("Deepest") { runs += 100 }
        }
      }
      Button("Locked") { runs = -1 }.disabled(true)
      Button("Quit") { NSApplication.shared.terminate(nil) }
    }
  }
}

/// What `--status-window` shows: an item of the tray with a window, and a window that puts it there and takes it away.
struct StatusWindowProgram: App {
  static let isShown = CommandLine.arguments.contains("--status-window")
  @State private var isInserted = true

  var body: some Scene {
    WindowGroup("Window test", id: "main") {
      VStack(spacing: 0) {
        Color(red: 0, green: 0, blue: isInserted ? 1 : 0.2).frame(height: 100)
        Button("Insert") { isInserted.toggle() }.frame(height: 100)
      }
    }
    .defaultSize(width: 200, height: 200)
    MenuBarExtra("Gauge", systemImage: "chart.bar", isInserted: $isInserted) {
      Face()
    }
    .menuBarExtraStyle(.window)
  }

  /// A colour with a button in its middle, which opens the other window.
  private struct Face: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Color(red: 1, green: 0, blue: 0).frame(width: 240, height: 160)
        .overlay { Button("Open") { openWindow(id: "main") } }
    }
  }
}
