import SwiftUI

/// The tree of folders. The one that is selected is shown.
struct FolderOutline: View {
  @Environment(FileBrowser.self) private var browser

  var body: some View {
    @Bindable var browser = browser
    List(browser.rootFolders, children: \.subfolders, selection: $browser.folder) { folder in
      FolderRow(folder: folder)
    }
    .listStyle(.sidebar)
  }
}
