import SwiftUI

/// What can be done with messages.
struct MessageMenu: View {
  let ids: Set<Message.ID>
  @Environment(ReaderModel.self) private var model

  var body: some View {
    let messages = model.messages.filter { ids.contains($0.id) }
    let isUnread = messages.contains { !$0.isRead }
    let isFlagged = !messages.contains { !$0.isFlagged }
    Group {
      if ids.count == 1, let id = ids.first {
        Button("Reply", systemImage: "arrowshape.turn.up.left") { model.reply(to: id) }
        Divider()
      }
      Button(isUnread ? "Mark as Read" : "Mark as Unread", systemImage: "envelope") { model.setRead(ids, isUnread) }
      Button(isFlagged ? "Unflag" : "Flag", systemImage: "flag") { model.setFlagged(ids, !isFlagged) }
      Divider()
      Menu("Move to") {
        ForEach(model.targets) { folder in
          Button(folder.label) { model.move(ids, to: folder) }
        }
      }
      Button("Archive", systemImage: "archivebox") { model.archive(ids) }
      Button(model.isInTrash(ids) ? "Delete…" : "Delete", systemImage: "trash", role: .destructive) {
        model.delete(ids)
      }
    }
    .disabled(ids.isEmpty || !model.isWritable)
  }
}

extension Folder {
  /// Its name, with the account's where others have the same.
  var label: String { section == "On This Computer" ? name : "\(section): \(name)" }
}
