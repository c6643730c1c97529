import SwiftUI

/// What can be done with what is selected.
struct ReadingToolbar: ToolbarContent {
  let model: ReaderModel

  var body: some ToolbarContent {
    ToolbarItem(placement: .navigation) {
      Button("New Message", systemImage: "square.and.pencil") { model.compose() }
        .labelStyle(.iconOnly)
        .help("Write a message")
        .disabled(!model.isWritable)
    }
    ToolbarItemGroup(placement: .primaryAction) {
      SelectionButton("Reply", "arrowshape.turn.up.left", needsOne: true, model: model) { ids in
        if let id = ids.first { model.reply(to: id) }
      }
      SelectionButton("Flag", "flag", model: model) { model.toggleFlag($0) }
      SelectionButton("Archive", "archivebox", model: model) { model.archive($0) }
      SelectionButton("Delete", "trash", model: model) { model.delete($0) }
    }
  }
}

/// A button for the messages that are selected.
private struct SelectionButton: View {
  let title: String
  let symbol: String
  let needsOne: Bool
  let model: ReaderModel
  let action: (Set<Message.ID>) -> Void

  init(
    _ title: String, _ symbol: String, needsOne: Bool = false, model: ReaderModel,
    action: @escaping (Set<Message.ID>) -> Void
  ) {
    self.title = title
    self.symbol = symbol
    self.needsOne = needsOne
    self.model = model
    self.action = action
  }

  var body: some View {
    Button(title, systemImage: symbol) { action(model.selection) }
      .labelStyle(.iconOnly)
      .help(title)
      .disabled(!model.isWritable || (needsOne ? model.selection.count != 1 : model.selection.isEmpty))
  }
}
