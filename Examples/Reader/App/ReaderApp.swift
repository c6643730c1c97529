import LaunchArguments
import ReaderViews
import SwiftUI

/// Mail and feeds in a SQLite file (--store FILE, --read-only, --import FEED).
@main
struct ReaderApp: App {
  @State private var model = Self.model()

  var body: some Scene {
    Window("Reader", id: "reader") {
      ReaderView(model: model, feeds: LaunchArguments.value(of: "--import").map { [URL(filePath: $0)] } ?? [])
    }
    .defaultSize(width: 1_180, height: 760)
    .commands { ReaderCommands(model: model) }

    Settings {
      ReaderSettings(model: model)
    }
  }

  private static func model() -> ReaderModel {
    let path = LaunchArguments.value(of: "--store")
    let isHeadless = LaunchArguments.contains("--headless")
    // Pictures do not depend on the day, and leave nothing behind.
    let day = Date(timeIntervalSince1970: 1_773_480_600)
    guard isHeadless else {
      let kept = AppStorage(wrappedValue: "", SettingKey.store).wrappedValue
      return ReaderModel(
        location: StoreLocation(
          path: path ?? (kept.isEmpty ? StoreLocation.standard.path : kept),
          isReadOnly: LaunchArguments.contains("--read-only")))
    }
    return ReaderModel(
      location: path.map { StoreLocation(path: $0, isReadOnly: LaunchArguments.contains("--read-only")) } ?? .memory,
      now: { day })
  }
}
