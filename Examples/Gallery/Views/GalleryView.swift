import FetchViews
import LandmarksViews
import PulseViews
import SwiftUI

/// Pages on the left, the chosen one on the right.
///
/// The models of its pages are here, where a view is made once: an initial value is made with each view that has it.
public struct GalleryView: View {
  @State private var page: GalleryPage?
  @State private var landmarks = ModelData()
  @State private var kennel = Kennel()
  @State private var monitor = SystemMonitor()

  public init(page: GalleryPage = .text) {
    _page = State(initialValue: page)
  }

  public var body: some View {
    NavigationSplitView {
      GallerySidebar(page: $page)
        .navigationSplitViewColumnWidth(200)
    } detail: {
      if let page {
        GalleryDetail(page: page, landmarks: landmarks, kennel: kennel, monitor: monitor)
      }
    }
  }
}
