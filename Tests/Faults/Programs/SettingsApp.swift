import SwiftUI

/// A window with text that counts its launches, and moves for some frames.
struct SettingsApp: App {
  var body: some Scene {
    WindowGroup("Settings") { LaunchCount() }
      .defaultSize(width: 600, height: 600)
  }
}

private struct LaunchCount: View {
  @AppStorage("launches") private var launches = 0
  @SceneStorage("appearances") private var appearances = 0
  @State private var isFar = false

  var body: some View {
    VStack {
      Text("Launches: \(launches)")
      Text("Appearances: \(appearances)")
      Circle().frame(width: 20, height: 20).offset(x: isFar ? 100 : 0)
    }
    .onAppear {
      launches += 1
      appearances += 1
      withAnimation(.linear(duration: 0.05)) { isFar = true }
    }
  }
}
