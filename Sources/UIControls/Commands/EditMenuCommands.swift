import UICore

/// Undo and Redo of the Edit menu.
struct UndoCommands: View {
  @Environment(\.editMenu) private var menu
  @Environment(\.undo) private var undo
  @Environment(\.redo) private var redo

  var body: some View {
    let (undo, redo, menu) = (undo, redo, menu?.state ?? EditMenu.State())
    Button(menu.undoTitle) { undo() }.keyboardShortcut("z").disabled(!menu.canUndo)
    Button(menu.redoTitle) { redo() }.keyboardShortcut("z", modifiers: [.command, .shift]).disabled(!menu.canRedo)
  }
}

/// Cut, Copy, Paste, Delete and Select All of the Edit menu.
struct PasteboardCommands: View {
  @Environment(\.editMenu) private var menu
  @Environment(\.performEditCommand) private var perform

  var body: some View {
    EditCommandItems(
      shown: [.cut, .copy, .paste, .delete, .selectAll], enabled: menu?.state.commands ?? [], hasKeys: true,
      perform: perform)
  }
}
