import SwiftUI

/// The search field over the entries and the preview.
struct FileArea: View {
  @Environment(FileBrowser.self) private var browser

  var body: some View {
    @Bindable var browser = browser
    VStack(spacing: 0) {
      TextField("Search all names", text: $browser.query)
        .textFieldStyle(.roundedBorder)
        .padding(12)
      Divider()
      HStack(spacing: 0) {
        FileList()
        Divider()
        PreviewArea()
          .frame(width: 280)
      }
      Divider()
      StatusBar()
    }
    .navigationTitle(browser.title)
  }
}

extension FileBrowser {
  /// The name of the folder that is shown.
  fileprivate var title: String { (folder.flatMap { snapshot.tree[$0] } ?? snapshot.tree.root).name }
}
