import SwiftUI

/// A message: from whom, about what, how it begins. It depends on nothing but its values.
struct MessageRow: View {
  let message: MessageSummary
  let previewLines: Int
  /// When today began: the same for all rows until midnight.
  let today: Date

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 7) {
      UnreadDot(isShown: !message.isRead)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Text(message.sender)
            .fontWeight(message.isRead ? .medium : .bold)
            .lineLimit(1)
          Spacer(minLength: 4)
          if message.hasAttachments {
            Image(systemName: "paperclip")
              .foregroundStyle(.secondary)
              .font(.caption)
              .accessibilityLabel("Has attachments")
          }
          if message.isFlagged {
            Image(systemName: "flag.fill")
              .foregroundStyle(.orange)
              .font(.caption)
              .accessibilityLabel("Flagged")
          }
          Text(MessageDate.short(message.date, today: today))
            .font(.callout)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .fixedSize()
        }
        Text(message.subject)
          .lineLimit(1)
        if previewLines > 0 {
          Text(message.preview)
            .foregroundStyle(.secondary)
            .lineLimit(previewLines, reservesSpace: true)
        }
      }
    }
    .padding(.vertical, 5)
    .accessibilityElement(children: .combine)
  }
}

private struct UnreadDot: View {
  let isShown: Bool

  var body: some View {
    Circle()
      .fill(isShown ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear))
      .frame(width: 9, height: 9)
      .alignmentGuide(.firstTextBaseline) { $0[.bottom] }
      .accessibilityLabel("Unread")
      .accessibilityHidden(!isShown)
  }
}
