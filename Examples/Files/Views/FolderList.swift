import SwiftUI

/// The folder that is shown, what is above it and the folders in it.
struct FolderList: View {
  @Environment(FileBrowser.self) private var browser

  var body: some View {
    @Bindable var browser = browser
    List(selection: $browser.folder) {
      ForEach(browser.folderPath) { folder in
        FolderRow(folder: folder)
      }
      if let subfolders = browser.folderPath.last?.subfolders {
        Section("Folders") {
          ForEach(subfolders) { folder in
            FolderRow(folder: folder)
          }
        }
      }
    }
  }
}

extension FileBrowser {
  /// The folders from the root to the one that is shown.
  fileprivate var folderPath: [FileEntry] {
    let tree = snapshot.tree
    return Array(sequence(first: folder.flatMap { tree[$0] } ?? tree.root, next: \.parent)).reversed()
  }
}
