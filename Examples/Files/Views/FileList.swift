import SwiftUI

/// The entries of the folder, or what was found.
struct FileList: View {
  @Environment(FileBrowser.self) private var browser

  var body: some View {
    @Bindable var browser = browser
    List(browser.entries, selection: $browser.selection) { entry in
      FileRow(entry: entry)
    }
  }
}
