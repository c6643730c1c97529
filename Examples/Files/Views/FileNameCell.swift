import SwiftUI

/// A name with its symbol.
struct FileNameCell: View {
  let entry: FileEntry

  var body: some View {
    HStack(spacing: 6) {
      FileIcon(entry: entry)
      Text(entry.name)
        .lineLimit(1)
        .truncationMode(.middle)
    }
  }
}
