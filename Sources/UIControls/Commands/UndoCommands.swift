import UICore

/// Undo and Redo of the Edit menu.
struct UndoCommands: View {
  @Environment(\.undoMenu) private var menu
  @Environment(\.undo) private var undo
  @Environment(\.redo) private var redo

  var body: some View {
    let (undo, redo) = (undo, redo)
    Button(menu.undoTitle) { undo() }.keyboardShortcut("z").disabled(!menu.canUndo)
    Button(menu.redoTitle) { redo() }.keyboardShortcut("z", modifiers: [.command, .shift]).disabled(!menu.canRedo)
  }
}
