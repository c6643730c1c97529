import SwiftUI

/// The message that is selected, or how many are.
struct ReadingArea: View {
  @Environment(ReaderModel.self) private var model

  var body: some View {
    let selection = model.selection
    ZStack {
      if selection.count == 1, let id = selection.first {
        MessagePane(id: id)
      } else if selection.count > 1 {
        SelectionPane(count: selection.count)
      } else {
        ContentUnavailableView(
          "No Message Selected", systemImage: "envelope", description: Text("Select one in the list to read it."))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .toolbar { ReadingToolbar(model: model) }
  }
}

private struct SelectionPane: View {
  let count: Int
  @Environment(ReaderModel.self) private var model

  var body: some View {
    ContentUnavailableView {
      Label("\(count) Messages Selected", systemImage: "doc.on.doc")
    } description: {
      Text("Drag them onto a mailbox, or do something with all of them.")
    } actions: {
      HStack {
        Button("Mark as Read") { model.setRead(model.selection, true) }
        Button("Archive") { model.archive(model.selection) }
        Button("Delete") { model.delete(model.selection) }
      }
      .disabled(!model.isWritable)
    }
  }
}
