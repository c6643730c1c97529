import ChatStore
public import SwiftUI

/// What a message says, without a bubble: text, pictures, a file.
public struct MessageContentView: View {
  private let subject: ContentSubject

  @Environment(\.messageActions) private var actions
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.words) private var words

  /// The content of a message.
  public init(entry: MessageEntry) { subject = ContentSubject(entry) }

  public var body: some View {
    let surface = theme.palette(colorScheme).surface(isOwn: subject.isOwn && !subject.isSetOff)
    content(surface)
  }

  @ViewBuilder private func content(_ surface: ChatTheme.Palette.Surface) -> some View {
    let (message, actions, found) = (subject.message, actions, subject.found)
    if message.isDeleted {
      NoteText(symbol: "trash", text: words[.deleted], surface: surface)
    } else {
      switch message.content {
      case .text(let text): MessageText(text: text, surface: surface, isCut: message.isCut, found: found)
      case .images(let attachments, let caption):
        VStack(alignment: .leading, spacing: 0) {
          if !attachments.isEmpty {
            // What stands where a picture will has no colour of its own.
            PictureGrid(
              attachments: attachments, surface: theme.palette(colorScheme).other, maximum: theme.maximumPicture
            ) { actions?.openGallery(of: message, at: $0) }
          }
          if !caption.isEmpty {
            MessageText(text: caption, surface: surface, found: found).padding(theme.padding)
              .frame(
                maxWidth: PictureLayout(attachments, maximum: theme.maximumPicture).size.width, alignment: .leading)
          }
        }
      case .file(let attachment, let caption):
        VStack(alignment: .leading, spacing: 6) {
          FileContent(attachment: attachment, surface: surface, found: found) { actions?.open(attachment, of: message) }
          if !caption.isEmpty { MessageText(text: caption, surface: surface, found: found) }
        }
      case .voice(let attachment):
        VoiceContent(attachment: attachment, message: message, surface: surface)
      case .poll(let poll): PollContent(message: message, poll: poll, surface: surface, found: found)
      case .location(let location): LocationContent(location: location, surface: surface, found: found)
      case .system(let text): MessageText(text: text, surface: surface, found: found)
      case .ephemeral(let text):
        VStack(alignment: .leading, spacing: 4) {
          MessageText(text: text, surface: surface, found: found)
          NoteText(symbol: "eye", text: words[.onlyYou], surface: surface, isSmall: true)
        }
      case .other(_, let text, _):
        VStack(alignment: .leading, spacing: 4) {
          if !text.isEmpty { MessageText(text: text, surface: surface, found: found) }
          NoteText(symbol: "questionmark.circle", text: words[.unknown], surface: surface, isSmall: !text.isEmpty)
        }
      }
    }
  }
}

/// What the content of a message depends on, what came of a poll included: a reaction or a receipt changes none of it.
struct ContentSubject: Equatable {
  private let entry: MessageEntry
  var message: Message { entry.message }
  var isOwn: Bool { entry.isOwn }
  var found: SearchQuery? { entry.found }

  init(_ entry: MessageEntry) { self.entry = entry }

  /// Whether it stands on the window rather than in its sender's colour.
  var isSetOff: Bool {
    if message.isDeleted { return true }
    if case .ephemeral = message.content { return true }
    return false
  }

  static func == (first: ContentSubject, second: ContentSubject) -> Bool {
    if first.message.id != second.message.id || first.isOwn != second.isOwn || first.found != second.found {
      return false
    }
    if first.message.revision == second.message.revision { return true }
    return first.message.isDeleted == second.message.isDeleted && first.message.isCut == second.message.isCut
      && first.message.content == second.message.content && first.message.votes == second.message.votes
  }
}

extension ChatTheme.Palette {
  func surface(isOwn: Bool) -> Surface { isOwn ? own : other }
}

/// A symbol and some words in place of, or below, a content.
struct NoteText: View {
  let symbol: String
  let text: String
  let surface: ChatTheme.Palette.Surface
  var isSmall = false
  @Environment(\.chatTheme) private var theme
  @ScaledMetric private var scale = 1.0

  var body: some View {
    let size = (isSmall ? theme.detailSize : theme.textSize) * scale
    HStack(alignment: .firstTextBaseline, spacing: (size * 0.4).rounded()) {
      Image(systemName: symbol).font(.system(size: size * 0.9))
      Text(verbatim: text).font(.system(size: size)).italic(!isSmall)
    }
    .foregroundStyle(surface.detail)
  }
}
