import SwiftUI

/// What can be done with entries of the table.
struct FileMenu: View {
  let ids: Set<FileEntry.ID>
  @Environment(FileBrowser.self) private var browser
  @Environment(\.openURL) private var openURL

  var body: some View {
    if ids.count == 1, let entry = ids.first.flatMap({ browser.snapshot.tree[$0] }) {
      if entry.isFolder {
        Button("Open") { browser.open(entry) }
      } else {
        Button("Open with Its Program") { openURL(URL(fileURLWithPath: entry.path)) }
      }
      if let folder = entry.parent, browser.folder != folder.id || !browser.query.isEmpty {
        Button("Show in Its Folder") {
          browser.open(folder)
          browser.selection = [entry.id]
        }
      }
      Divider()
    }
    Button("Select All") { browser.selection = Set(browser.entries.map(\.id)) }
    Button("Deselect All") { browser.selection = [] }
      .disabled(browser.selection.isEmpty)
  }
}
