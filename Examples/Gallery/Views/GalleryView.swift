import SwiftUI

/// Pages on the left, the chosen one on the right.
public struct GalleryView: View {
  @State private var page: GalleryPage?

  public init(page: GalleryPage = .text) {
    _page = State(initialValue: page)
  }

  public var body: some View {
    NavigationSplitView {
      GallerySidebar(page: $page)
        .navigationSplitViewColumnWidth(200)
    } detail: {
      if let page {
        GalleryDetail(page: page)
      }
    }
  }
}
