import SwiftUI

/// The list of pages.
struct GallerySidebar: View {
  @Binding var page: GalleryPage?
  @State private var showsViews = true
  @State private var showsExamples = true

  var body: some View {
    List(selection: $page) {
      Section("Views", isExpanded: $showsViews) {
        ForEach(GalleryPage.kinds) { page in
          Text(page.title).tag(page)
        }
      }
      Section("Examples", isExpanded: $showsExamples) {
        ForEach(GalleryPage.examples) { page in
          Text(page.title).tag(page)
        }
      }
    }
    .navigationTitle("Gallery")
  }
}
