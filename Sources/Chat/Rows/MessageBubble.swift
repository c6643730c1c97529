import SwiftUI

/// What a bubble depends on: neither reactions nor receipts change it.
struct BubbleSubject: Equatable {
  let entry: MessageEntry

  init(_ entry: MessageEntry) { self.entry = entry }

  static func == (first: BubbleSubject, second: BubbleSubject) -> Bool {
    let (a, b) = (first.entry, second.entry)
    return a.beginsGroup == b.beginsGroup && a.endsGroup == b.endsGroup && a.quoted == b.quoted
      && a.message.quoted == b.message.quoted && ContentSubject(a) == ContentSubject(b)
  }
}

/// A message's content, with what it answers, in its sender's colour.
struct MessageBubble<Parts: MessageParts>: View {
  let subject: BubbleSubject
  let parts: Parts

  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let look = look
    let palette = theme.palette(colorScheme)
    switch look {
    case .bare: stack(spacing: 4, inset: EdgeInsets()).padding(.vertical, 2)
    case .filled:
      stack(spacing: 6, inset: EdgeInsets()).padding(theme.padding)
        .background(shape.fill(palette.surface(isOwn: entry.isOwn).fill))
    case .pictures(let hasWords):
      stack(spacing: 0, inset: EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8))
        .background(hasWords ? palette.surface(isOwn: entry.isOwn).fill : .clear).clipShape(shape)
    case .outlined(let isDashed):
      stack(spacing: 6, inset: EdgeInsets()).padding(theme.padding)
        .background(
          shape.strokeBorder(palette.chip.border, style: StrokeStyle(lineWidth: 1, dash: isDashed ? [4, 3] : [])))
    }
  }

  private var entry: MessageEntry { subject.entry }

  @ViewBuilder private func stack(spacing: Double, inset: EdgeInsets) -> some View {
    if entry.message.quoted != nil, !entry.message.isDeleted {
      VStack(alignment: .leading, spacing: spacing) {
        parts.quote(of: entry).padding(inset)
        parts.content(of: entry)
      }
    } else {
      parts.content(of: entry)
    }
  }

  /// The corners at the sender's side are tight, but for the upper one of a group's first message.
  private var shape: UnevenRoundedRectangle {
    let (round, tight) = (theme.cornerRadius, theme.tightRadius)
    let top = entry.beginsGroup ? round : tight
    return entry.isOwn
      ? UnevenRoundedRectangle(
        topLeadingRadius: round, bottomLeadingRadius: round, bottomTrailingRadius: tight, topTrailingRadius: top)
      : UnevenRoundedRectangle(
        topLeadingRadius: top, bottomLeadingRadius: tight, bottomTrailingRadius: round, topTrailingRadius: round)
  }

  private enum Look {
    case filled, bare
    case pictures(hasWords: Bool)
    case outlined(isDashed: Bool)
  }

  private var look: Look {
    if entry.message.isDeleted { return .outlined(isDashed: false) }
    switch entry.message.content {
    case .images(let attachments, let caption) where !attachments.isEmpty:
      return .pictures(hasWords: !caption.isEmpty || entry.message.quoted != nil)
    case .ephemeral: return .outlined(isDashed: true)
    case .text(let text) where entry.message.quoted == nil && ShownText.isEmojiAlone(text): return .bare
    default: return .filled
    }
  }
}
