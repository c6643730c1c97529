import SwiftUI

/// A folder in the sidebar.
struct FolderRow: View {
  let folder: FileEntry

  var body: some View {
    HStack(spacing: 6) {
      FileIcon(entry: folder)
      Text(folder.name)
        .lineLimit(1)
        .truncationMode(.middle)
    }
  }
}
