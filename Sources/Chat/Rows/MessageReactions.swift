import ChatStore
public import SwiftUI

/// The reactions to a message as chips; a press adds this user's or takes it back.
public struct MessageReactions: View {
  /// Further emoji are counted together.
  nonisolated static let maximum = 12

  private let entry: MessageEntry
  @Environment(\.messageActions) private var actions
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale
  @ScaledMetric private var scale = 1.0

  /// The reactions to a message.
  public init(entry: MessageEntry) { self.entry = entry }

  public var body: some View {
    let (message, actions, palette) = (entry.message, actions, theme.palette(colorScheme))
    let hidden = message.reactions.count - Self.maximum
    FlowLayout(isTrailing: entry.isOwn) {
      ForEach(message.reactions.prefix(Self.maximum), id: \.emoji) { reaction in
        ReactionChip(
          emoji: ShownText.line(reaction.emoji, limit: 64),
          count: reaction.count > 1 ? reaction.count.formatted(.number.locale(locale)) : "",
          colors: reaction.isOwn ? palette.ownChip : palette.chip, size: theme.detailSize * scale
        ) { actions?.toggleReaction(reaction.emoji, of: message) }
      }
      if hidden > 0 {
        Text(verbatim: "+" + hidden.formatted(.number.locale(locale))).font(.system(size: theme.detailSize * scale))
          .foregroundStyle(palette.detail).padding(.horizontal, 4).padding(.vertical, 4)
      }
    }
  }
}

/// An emoji and how many used it.
private struct ReactionChip: View {
  let emoji: String
  let count: String
  let colors: ChatTheme.Palette.Chip
  let size: Double
  let toggle: () -> Void

  var body: some View {
    Button(action: toggle) {
      HStack(spacing: (size * 0.4).rounded()) {
        Text(verbatim: emoji).font(.system(size: size * 1.2)).lineLimit(1)
        if !count.isEmpty { Text(verbatim: count).font(.system(size: size, weight: .medium)).monospacedDigit() }
      }
      .foregroundStyle(colors.text)
      .frame(minWidth: size * 1.7, maxWidth: size * 12)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, (size * 0.65).rounded())
      .frame(height: (size * 2.1).rounded())
      .background(Capsule().fill(colors.fill))
      .overlay(Capsule().strokeBorder(colors.border))
      .contentShape(Capsule())
    }
    .buttonStyle(.plain)
  }
}
