import SwiftUI

/// How many messages there are.
struct StatusBar: View {
  @Environment(ReaderModel.self) private var model

  var body: some View {
    let messages = model.messages
    let unread = messages.count { !$0.isRead }
    let kind = model.place?.folder.flatMap(model.folder)?.kind == .feed ? "article" : "message"
    HStack {
      Text("\(messages.count.formatted()) \(kind)\(messages.count == 1 ? "" : "s")")
      if unread > 0 {
        Text("\(unread.formatted()) unread")
      }
      Spacer()
    }
    .font(.caption)
    .monospacedDigit()
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .padding(.horizontal, 12)
    .frame(height: 26)
  }
}
