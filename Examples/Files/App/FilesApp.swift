import FilesViews
import LaunchArguments
import SwiftUI

/// The files of a folder: the one that is named, or the current one.
@main
struct FilesApp: App {
  @State private var browser = FileBrowser(
    root: URL(filePath: LaunchArguments.paths.first ?? FileManager.default.currentDirectoryPath)
      .standardizedFileURL.path(percentEncoded: false))

  var body: some Scene {
    WindowGroup("Files") {
      FilesView(browser: browser)
    }
    .defaultSize(width: 1_080, height: 680)
  }
}
