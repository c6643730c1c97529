import Foundation
import UICore

/// Which of a document's contents is there, and which one is saved.
///
/// Each content has a number. Undoing and redoing lead back to a content, and so to its number.
@MainActor
final class DocumentHistory {
  /// The number of the content that is there.
  private(set) var content = 0
  /// The number of the content that is saved.
  var saved = 0
  var isEdited: Bool { content != saved }

  private var last = 0
  /// The number of the content before the step that is being registered.
  private var before = 0
  /// The contents before the steps that can be undone, and those after the steps that can be redone, the next one last.
  private var past: [Int] = []
  private var future: [Int] = []
  private weak var manager: UndoManager?
  private var observers: [any NSObjectProtocol] = []
  /// The text field that is writing now, which undoes by itself what is typed.
  private var typing: () -> AnyObject? = { nil }
  /// The one that the last change was typed in.
  private weak var typed: AnyObject?

  /// Counts the steps of a window's manager.
  func follow(
    _ manager: UndoManager?, typing: @escaping () -> AnyObject?, _ didChange: @escaping @MainActor () -> Void
  ) {
    self.typing = typing
    guard manager !== self.manager else { return }
    self.manager = manager
    stop()
    guard let manager else { return }
    func observe(_ name: Notification.Name, _ action: @escaping @MainActor (DocumentHistory) -> Void) {
      let observer = NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        [weak self] _ in
        assumeMainActor {
          guard let self else { return }
          action(self)
          didChange()
        }
      }
      observers.append(observer)
    }
    observe(.NSUndoManagerDidCloseUndoGroup) { $0.didRegister() }
    observe(.NSUndoManagerDidUndoChange) { $0.move(from: \.past, to: \.future) }
    observe(.NSUndoManagerDidRedoChange) { $0.move(from: \.future, to: \.past) }
  }

  isolated deinit { stop() }

  private func stop() {
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }

  private func next() -> Int {
    last += 1
    return last
  }

  /// The content was changed, and no manager was told how to change it back.
  ///
  /// - Parameter back: puts back the one before. What is typed into a field in a row is one step.
  func change(_ back: @escaping @MainActor () -> Void) {
    content = next()
    let field = typing()
    if let field, field === typed { return before = content }
    typed = field
    register(back)
  }

  /// Registers how to put back a content.
  func register(_ back: @escaping @MainActor () -> Void) {
    manager?.registerUndo(withTarget: self) { _ in assumeMainActor(back) }
  }

  private func didRegister() {
    guard let manager, manager.groupingLevel == 0, !manager.isUndoing, !manager.isRedoing else { return }
    past.append(before)
    future = []
    // An object changes without a word; all that is known is the step.
    if content == before { content = next() }
    before = content
  }

  private func move(
    from: ReferenceWritableKeyPath<DocumentHistory, [Int]>, to: ReferenceWritableKeyPath<DocumentHistory, [Int]>
  ) {
    let number = self[keyPath: from].popLast() ?? next()
    self[keyPath: to].append(content)
    (content, before, typed) = (number, number, nil)
  }

  /// There is the content of a file: nothing before it can be undone.
  func forget() {
    manager?.removeAllActions()
    (past, future, typed) = ([], [], nil)
    content = next()
    (before, saved) = (content, content)
  }
}
