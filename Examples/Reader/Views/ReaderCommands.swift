import SwiftUI

/// The menus.
public struct ReaderCommands: Commands {
  private let model: ReaderModel

  public init(model: ReaderModel) { self.model = model }

  public var body: some Commands {
    CommandGroup(replacing: .newItem) {
      NewItems(model: model)
    }
    CommandGroup(replacing: .undoRedo) {
      HistoryItems(model: model)
    }
    CommandGroup(before: .sidebar) {
      SortPicker()
    }
    CommandMenu("Message") {
      MessageItems(model: model)
    }
  }
}

private struct NewItems: View {
  let model: ReaderModel

  var body: some View {
    Group {
      Button("New Message") { model.compose() }
        .keyboardShortcut("n")
      Button("Add Feed…") { model.sheet = .addFeed }
        .keyboardShortcut("n", modifiers: [.command, .shift])
    }
    .disabled(!model.isWritable)
  }
}

private struct HistoryItems: View {
  let model: ReaderModel

  var body: some View {
    let undone = model.history.done.last
    let redone = model.history.undone.last
    Button("Undo \(undone?.name ?? "")") { model.undo() }
      .keyboardShortcut("z")
      .disabled(!model.canUndo)
    Button("Redo \(redone?.name ?? "")") { model.redo() }
      .keyboardShortcut("z", modifiers: [.command, .shift])
      .disabled(!model.canRedo)
  }
}

private struct MessageItems: View {
  let model: ReaderModel

  var body: some View {
    let selection = model.selection
    Group {
      Button("Reply") { if let id = selection.first { model.reply(to: id) } }
        .keyboardShortcut("r")
        .disabled(selection.count != 1)
      Divider()
      Button("Mark as Read") { model.setRead(selection, true) }
        .keyboardShortcut("u", modifiers: [.command, .shift])
      Button("Mark as Unread") { model.setRead(selection, false) }
      Button("Flag or Unflag") { model.toggleFlag(selection) }
        .keyboardShortcut("l", modifiers: [.command, .shift])
      Divider()
      Button("Archive") { model.archive(selection) }
        .keyboardShortcut("e")
      Button("Delete") { model.delete(selection) }
        .keyboardShortcut(.delete)
    }
    .disabled(selection.isEmpty || !model.isWritable)
  }
}
