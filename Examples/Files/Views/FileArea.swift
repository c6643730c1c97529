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
        FileTable()
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
