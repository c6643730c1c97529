import GalleryViews
import SwiftUI

/// The Gallery as its own program: `./bench recorder` records it.
@main struct Gallery: App {
  var body: some Scene {
    WindowGroup("Gallery") { GalleryView(page: .text) }.defaultSize(width: 1000, height: 720)
  }
}
