import SwiftUI

/// A symbol for a file's kind.
struct FileIcon: View {
  let entry: FileEntry

  var body: some View {
    Image(systemName: entry.problem == nil ? entry.kind.symbol : "lock")
      .foregroundStyle(entry.isFolder ? Color.accentColor : Color.secondary)
      .frame(width: 18)
  }
}

extension FileKind {
  fileprivate var symbol: String {
    switch self {
    case .folder: "folder"
    case .audio: "music.note"
    case .font: "textformat"
    case .picture: "photo"
    case .program: "terminal"
    case .special: "gearshape"
    case .symbolicLink: "link"
    case .document, .sourceCode, .text: "doc.text"
    case .archive, .file, .video: "doc"
    }
  }
}
