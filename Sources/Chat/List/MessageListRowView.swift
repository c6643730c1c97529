import ChatStore
import SwiftUI

/// A row of the list: a message, or what lies between messages.
struct MessageListRowView<Row: View>: View {
  let row: MessageListRow
  let message: (MessageEntry) -> Row

  var body: some View {
    switch row.content {
    case .message(let entry): message(entry)
    case .day(let date): DaySeparator(date: date)
    case .unread: UnreadSeparator()
    case .gap(let gap): GapRow(gap: gap)
    }
  }
}

/// The day of the messages below it.
struct DaySeparator: View {
  let date: Date

  var body: some View {
    Text(date, format: .dateTime.weekday(.wide).day().month(.wide).year())
      .font(.caption.weight(.medium))
      .foregroundStyle(.secondary)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(.quaternary, in: Capsule())
      .frame(maxWidth: .infinity)
      .padding(.top, 16)
      .padding(.bottom, 4)
      .accessibilityAddTraits(.isHeader)
  }
}

/// Above the first message that was unread when the list was opened.
struct UnreadSeparator: View {
  @Environment(\.words) private var words

  var body: some View {
    HStack(spacing: 8) {
      line
      Text(verbatim: words[.newMessages]).font(.caption.weight(.semibold)).foregroundStyle(.tint)
      line
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .accessibilityAddTraits(.isHeader)
  }

  private var line: some View { Rectangle().fill(.tint.opacity(0.5)).frame(height: 1) }
}

/// Messages that a server has and the store has not: asked for when it comes into sight, and again by a press.
struct GapRow: View {
  let gap: HistoryGap
  @Environment(\.messageActions) private var actions
  @Environment(\.words) private var words
  @State private var isAsking = false

  var body: some View {
    Group {
      if isAsking {
        ProgressView().controlSize(.small)
      } else {
        Button {
          Task { await ask() }
        } label: {
          Text(verbatim: words[.loadMissing]).font(.caption)
        }
        .buttonStyle(.borderless)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 32)
    .padding(.vertical, 6)
    // It grows smaller with each answer.
    .task(id: gap) { await ask() }
  }

  private func ask() async {
    guard let actions, !isAsking else { return }
    isAsking = true
    await actions.fill(gap)
    isAsking = false
  }
}

/// Goes to the newest message, and says how many are unread.
struct JumpToNewestButton: View {
  let model: MessageListModel
  @Environment(\.words) private var words

  var body: some View {
    Button {
      Task { await model.jumpToNewest() }
    } label: {
      Image(systemName: "chevron.down")
        .font(.body.weight(.semibold))
        .foregroundStyle(.primary)
        .frame(width: 36, height: 36)
        .background(.regularMaterial, in: Circle())
        .overlay(alignment: .top) {
          if model.unreadCount > 0 {
            Text(model.unreadCount, format: .number)
              .font(.caption2.weight(.bold)).foregroundStyle(.white)
              .padding(.horizontal, 5).padding(.vertical, 1)
              .background(.tint, in: Capsule())
              .offset(y: -8)
          }
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: words[.jumpToNewest]))
  }
}
