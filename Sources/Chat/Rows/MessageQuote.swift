import ChatStore
public import SwiftUI

/// What a message answers, in short; a press shows that message.
public struct MessageQuote: View {
  private let entry: MessageEntry
  @Environment(\.messageActions) private var actions
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale
  @Environment(\.words) private var words
  @ScaledMetric private var scale = 1.0

  /// What a message answers.
  public init(entry: MessageEntry) { self.entry = entry }

  public var body: some View {
    let surface = theme.palette(colorScheme).surface(isOwn: entry.isOwn)
    let (actions, target) = (actions, entry.quotedID)
    let size = theme.detailSize * scale
    Button {
      if let target { actions?.jump(to: target) }
    } label: {
      VStack(alignment: .leading, spacing: 1) {
        if let quoted = entry.quoted {
          Text(verbatim: quoted.sender.shownName).font(.system(size: size, weight: .semibold))
            .foregroundStyle(surface.link).lineLimit(1)
          Text(verbatim: MessageSummary.line(quoted.message, words: words, locale: locale))
            .font(.system(size: size * 1.1)).foregroundStyle(surface.text).lineLimit(2)
        } else {
          Text(verbatim: words[.answersMissing]).font(.system(size: size)).italic().foregroundStyle(surface.detail)
        }
      }
      .padding(.leading, 12).padding(.trailing, 8).padding(.vertical, 5)
      .background {
        // The bar is a part of the block that its corners cut.
        Rectangle().fill(surface.inset).overlay(alignment: .leading) {
          Rectangle().fill(surface.link).frame(width: 3)
        }
        .clipShape(RoundedRectangle(cornerRadius: 6))
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(target == nil)
  }
}

extension MessageEntry {
  /// The message that is answered, if the store has it.
  var quotedID: MessageID? {
    if let quoted { return quoted.message.id }
    if case .message(let id)? = message.quoted { return id }
    return nil
  }
}
