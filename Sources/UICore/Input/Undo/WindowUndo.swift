/// What a window undoes and redoes: the edits of the text field with the focus, else the steps of the window's manager.
final class WindowUndo {
  let manager = UndoManager()
  private unowned let viewGraph: ViewGraph
  weak var focus: FocusManager?
  private(set) var menu = UndoMenu()
  private var isPending = false
  /// Takes over what the menu shows; called between updates.
  var didChange: (UndoMenu) -> Void = { _ in }

  init(_ viewGraph: ViewGraph) {
    self.viewGraph = viewGraph
    manager.didChange = { [weak self] in self?.setNeedsUpdate() }
    // What no event did, such as a task, is a step by itself.
    manager.didOpenEventGroup = { [weak self] in
      self?.viewGraph.enqueueAction { [weak self] in self?.manager.closeEventGroup() }
    }
  }

  fileprivate var editor: TextFieldEditor? { focus?.contentFocus as? TextFieldEditor }

  func undo() { if let editor { editor.undo() } else { manager.undo() } }
  func redo() { if let editor { editor.redo() } else { manager.redo() } }

  /// The focus, a text or the manager's steps changed.
  func setNeedsUpdate() {
    if isPending { return }
    isPending = true
    viewGraph.enqueueAction { [weak self] in self?.update() }
  }

  private func update() {
    isPending = false
    var new = UndoMenu()
    if let history = editor?.history {
      (new.canUndo, new.canRedo) = (history.canUndo, history.canRedo)
    } else {
      (new.canUndo, new.canRedo) = (manager.canUndo, manager.canRedo)
      (new.undoTitle, new.redoTitle) = (manager.undoMenuItemTitle, manager.redoMenuItemTitle)
    }
    if new == menu { return }
    menu = new
    didChange(new)
  }
}

/// What the Edit menu says of undoing.
package struct UndoMenu: Equatable {
  package var canUndo = false
  package var canRedo = false
  package var undoTitle = "Undo"
  package var redoTitle = "Redo"
}

private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
private enum UndoMenuKey: EnvironmentKey { static var defaultValue: UndoMenu { UndoMenu() } }

extension EnvironmentValues {
  /// The steps of the view's window that Control-Z and the Edit menu undo, unless a text field has the focus.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// What the Edit menu of the view's window says of undoing.
  package internal(set) var undoMenu: UndoMenu {
    get { self[UndoMenuKey.self] }
    set { self[UndoMenuKey.self] = newValue }
  }

  /// The text field of the view's window that writes its text now, because of an edit that it undoes itself.
  package var writingField: () -> AnyObject? {
    let router = inputRouter
    return { [weak router] in router?.undo.editor.flatMap { $0.isWriting ? $0 : nil } }
  }

  /// Undoes in the view's window.
  package var undo: () -> Void {
    let router = inputRouter
    return { [weak router] in router?.undo.undo() }
  }

  /// Redoes in the view's window.
  package var redo: () -> Void {
    let router = inputRouter
    return { [weak router] in router?.undo.redo() }
  }
}
