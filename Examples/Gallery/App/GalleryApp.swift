import GalleryViews
import LaunchArguments
import SwiftUI

/// Every kind of view, and every other example (--page NAME).
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      GalleryView(page: LaunchArguments.value(of: "--page").flatMap(GalleryPage.init) ?? .text)
    }
    .defaultSize(width: 1000, height: 720)
  }
}
