import Foundation
import LaunchArguments
import MessagesViews
import SwiftUI

/// A chat in three columns: channels, conversation, thread (--store FILE, --conversations FILE, --matrix URL, --flood N).
@main
struct MessagesApp: App {
  @State private var model = MessagesModel(
    store: LaunchArguments.value(of: "--store").map { URL(filePath: $0) } ?? Self.passing,
    conversations: LaunchArguments.value(of: "--conversations").map { URL(filePath: $0) },
    server: LaunchArguments.value(of: "--matrix").flatMap { URL(string: $0) },
    flood: LaunchArguments.value(of: "--flood").flatMap { Double($0) } ?? 0)

  /// Pictures of a run without a window leave nothing among the user's data.
  private static var passing: URL? {
    guard LaunchArguments.contains("--headless") else { return nil }
    return FileManager.default.temporaryDirectory.appending(path: "messages-\(UUID().uuidString)/messages.sqlite")
  }

  var body: some Scene {
    Window("Messages", id: "messages") {
      MessagesView(model: model)
    }
    .defaultSize(width: 1_080, height: 720)
  }
}
