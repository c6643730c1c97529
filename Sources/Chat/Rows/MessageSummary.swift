import ChatStore
import Foundation

/// A message in one line, as where it is quoted.
enum MessageSummary {
  /// The beginning of a text without marks.
  private static func plain(_ text: String) -> String {
    MarkupReader.read(ShownText.clean(ShownText.prefix(of: text, bytes: 400)), members: ChatMembers()).plain
  }

  static func line(_ message: Message, words: ChatWords, locale: Locale) -> String {
    if message.isDeleted { return words[.deleted] }
    func with(_ kind: String, _ text: String) -> String {
      text.isEmpty ? kind : kind + ": " + ShownText.line(text)
    }
    switch message.content {
    case .text(let text), .ephemeral(let text): return ShownText.line(plain(text))
    case .system(let text): return ShownText.line(text)
    case .images(let attachments, let caption):
      guard attachments.count == 1 else { return with(words(.pictures, attachments.count, locale: locale), caption) }
      return with(words[attachments[0].isVideo ? .video : .photo], caption)
    case .file(let attachment, _): return with(words[.file], attachment.name)
    case .voice(let attachment): return with(words[.voice], PlayingTime.text(attachment.duration) ?? "")
    case .poll(let poll): return with(words[.poll], poll.question)
    case .location(let location): return with(words[.location], location.name)
    case .other(_, let text, _): return text.isEmpty ? words[.unknown] : ShownText.line(text)
    }
  }
}
