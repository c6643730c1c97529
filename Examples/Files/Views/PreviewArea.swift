import SwiftUI

/// The file that is selected, read anew when it changes.
struct PreviewArea: View {
  @Environment(FileBrowser.self) private var browser
  @State private var preview = FilePreview.nothing

  var body: some View {
    let entry = browser.selectedEntry
    VStack(spacing: 12) {
      if let entry {
        PreviewContent(preview: preview)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        Divider()
        FileFacts(entry: entry)
      }
    }
    .padding(12)
    .task(id: entry) {
      guard let entry else { return }
      let loaded = await FilePreview.load(entry)
      // What was selected meanwhile has a preview of its own.
      if !Task.isCancelled { preview = loaded }
    }
  }
}
