import Observation

/// What a window's Edit menu does: it undoes and redoes the edits of the text field with the focus, else the steps of the
/// window's manager.
final class WindowUndo {
  let manager = UndoManager()
  private unowned let viewGraph: ViewGraph
  weak var focus: FocusManager?
  let menu = EditMenu()
  private var isPending = false

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

  /// The focus, a text, what is selected or the manager's steps changed.
  func setNeedsUpdate() {
    if isPending { return }
    isPending = true
    viewGraph.enqueueAction { [weak self] in self?.update() }
  }

  private func update() {
    isPending = false
    var new = EditMenu.State()
    new.commands = focus?.router.editCommands ?? []
    if let history = editor?.history {
      (new.canUndo, new.canRedo) = (history.canUndo, history.canRedo)
    } else {
      (new.canUndo, new.canRedo) = (manager.canUndo, manager.canRedo)
      (new.undoTitle, new.redoTitle) = (manager.undoMenuItemTitle, manager.redoMenuItemTitle)
    }
    if new != menu.state { menu.state = new }
  }
}

/// What a window's Edit menu says. It changes with each selection: only the menu's views hear of that.
@Observable package final class EditMenu {
  package struct State: Equatable {
    package var canUndo = false
    package var canRedo = false
    package var undoTitle = "Undo"
    package var redoTitle = "Redo"
    /// What can be done with what has the focus.
    package var commands: EditCommands = []
    package init() {}
  }

  package fileprivate(set) var state = State()
}

private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
private enum EditMenuKey: EnvironmentKey { static var defaultValue: EditMenu? { nil } }

extension EnvironmentValues {
  /// The steps of the view's window that Control-Z and the Edit menu undo, unless a text field has the focus.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// What the Edit menu of the view's window says; nil where there is no window.
  package internal(set) var editMenu: EditMenu? {
    get { self[EditMenuKey.self] }
    set { self[EditMenuKey.self] = newValue }
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
