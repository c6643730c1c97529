import ChatStore
import SwiftUI

/// A file: what it is, its name and its size. A press opens it.
struct FileContent: View {
  let attachment: Attachment
  let surface: ChatTheme.Palette.Surface
  var found: SearchQuery?
  let open: () -> Void

  @Environment(\.chatTheme) private var theme
  @Environment(\.locale) private var locale
  @ScaledMetric private var scale = 1.0

  var body: some View {
    // Words need the room more than the symbol does.
    let side = (38 * min(scale, 1.4)).rounded()
    Button(action: open) {
      HStack(spacing: 10) {
        Image(systemName: FileKind(type: attachment.type, name: attachment.name).symbol)
          .font(.system(size: side * 0.5))
          .frame(width: side, height: side)
          .background(RoundedRectangle(cornerRadius: 8).fill(surface.inset))
        VStack(alignment: .leading, spacing: 1) {
          surface.text(ShownText.line(attachment.name), marking: found)
            .font(.system(size: theme.textSize * scale, weight: .medium))
            .lineLimit(2).truncationMode(.middle)
          if let size = FileKind.size(attachment.size, locale: locale) {
            Text(verbatim: size).font(.system(size: theme.detailSize * scale)).foregroundStyle(surface.detail)
          }
        }
      }
      .foregroundStyle(surface.text)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// What a file is, by its sender's word.
enum FileKind {
  case text, archive, sound, picture, video, other

  init(type: String, name: String) {
    let end = name.suffix(12).split(separator: ".").last.map { $0.lowercased() } ?? ""
    if type.hasPrefix("audio/") {
      self = .sound
    } else if type.hasPrefix("image/") {
      self = .picture
    } else if type.hasPrefix("video/") {
      self = .video
    } else if ["zip", "gz", "xz", "tar", "7z", "rar", "zst", "bz2"].contains(end) || type == "application/zip" {
      self = .archive
    } else if type.hasPrefix("text/") || ["pdf", "md", "odt", "doc", "docx", "rtf"].contains(end) {
      self = .text
    } else {
      self = .other
    }
  }

  var symbol: String {
    switch self {
    case .text: "doc.text"
    case .archive: "archivebox"
    case .sound: "waveform"
    case .picture: "photo"
    case .video: "play.rectangle"
    case .other: "doc"
    }
  }

  /// Nil where no size is said, or none that a file can have.
  static func size(_ bytes: Int?, locale: Locale) -> String? {
    guard let bytes, bytes >= 0 else { return nil }
    return Int64(bytes).formatted(.byteCount(style: .file).locale(locale))
  }
}
