import SwiftUI

/// The list of pages.
struct GallerySidebar: View {
  @Binding var page: GalleryPage?

  var body: some View {
    List(selection: $page) {
      Section("Views") {
        ForEach(GalleryPage.kinds) { page in
          Text(page.title).tag(page)
        }
      }
      Section("Examples") {
        ForEach(GalleryPage.examples) { page in
          Text(page.title).tag(page)
        }
      }
    }
    .navigationTitle("Gallery")
  }
}
