import SwiftUI

/// The rows, to select, swipe, drag and open.
struct MessageList: View {
  @Environment(ReaderModel.self) private var model
  @AppStorage(SettingKey.previewLines) private var previewLines = 2

  var body: some View {
    @Bindable var model = model
    List(selection: $model.selection) {
      ForEach(model.messages) { message in
        MessageRow(message: message, previewLines: previewLines, today: model.dayStart)
          .draggable(MessageTicket(id: message.id, subject: message.subject))
          .swipeActions(edge: .leading) {
            ReadButton(message: message)
          }
          .swipeActions(edge: .trailing) {
            DeleteButton(message: message)
            FlagButton(message: message)
          }
      }
    }
    .listStyle(.inset)
    .contentMargins(.vertical, 6, for: .scrollContent)
    .contextMenu(forSelectionType: Message.ID.self) { ids in
      MessageMenu(ids: ids)
    } primaryAction: { ids in
      if let id = ids.first, model.messages.first(where: { $0.id == id })?.folder == model.folder(.drafts)?.id {
        model.edit(id)
      }
    }
    .onDeleteCommand { model.delete(model.selection) }
  }
}

private struct ReadButton: View {
  let message: MessageSummary
  @Environment(ReaderModel.self) private var model

  var body: some View {
    Button(message.isRead ? "Unread" : "Read", systemImage: "envelope") {
      model.setRead([message.id], !message.isRead)
    }
    .tint(.blue)
  }
}

private struct FlagButton: View {
  let message: MessageSummary
  @Environment(ReaderModel.self) private var model

  var body: some View {
    Button(message.isFlagged ? "Unflag" : "Flag", systemImage: "flag") {
      model.setFlagged([message.id], !message.isFlagged)
    }
    .tint(.orange)
  }
}

private struct DeleteButton: View {
  let message: MessageSummary
  @Environment(ReaderModel.self) private var model

  var body: some View {
    Button("Delete", systemImage: "trash", role: .destructive) { model.delete([message.id]) }
  }
}
