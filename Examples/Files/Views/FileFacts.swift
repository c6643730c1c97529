import SwiftUI

/// What the file system tells of a file.
struct FileFacts: View {
  let entry: FileEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(entry.name)
        .font(.headline)
        .lineLimit(2)
        .truncationMode(.middle)
      HStack(spacing: 12) {
        Text(entry.kind.label)
        FileSizeText(size: entry.size)
        FileDateText(date: entry.modified)
      }
      .font(.callout)
      Text(entry.path)
        .font(.caption)
        .lineLimit(2)
        .truncationMode(.middle)
    }
    .foregroundStyle(.secondary)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
