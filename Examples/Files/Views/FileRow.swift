import SwiftUI

/// Name, size and date of one entry.
struct FileRow: View {
  let entry: FileEntry

  var body: some View {
    HStack(spacing: 8) {
      FileIcon(entry: entry)
      Text(entry.name)
        .lineLimit(1)
        .truncationMode(.middle)
      Spacer()
      FileSizeText(size: entry.size)
        .foregroundStyle(.secondary)
        .frame(width: 80, alignment: .trailing)
      FileDateText(date: entry.modified)
        .foregroundStyle(.secondary)
        .frame(width: 150, alignment: .trailing)
    }
    .font(.callout)
  }
}
