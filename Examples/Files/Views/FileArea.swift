import SwiftUI

/// The entries and the preview, and a search through all names.
struct FileArea: View {
  @Environment(FileBrowser.self) private var browser

  var body: some View {
    @Bindable var browser = browser
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        FileTable()
        Divider()
        PreviewArea()
          .frame(width: 280)
      }
      Divider()
      StatusBar()
    }
    .navigationTitle(browser.title)
    .searchable(text: $browser.query, prompt: "Search all names")
  }
}
