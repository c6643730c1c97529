import Foundation
import Geometry
import Observation
import SwiftUI
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Steps back: the manager alone, and that of a window.
@MainActor struct UndoTests {
  private final class Counter {
    var count = 0
    func set(_ value: Int, _ manager: UICore.UndoManager, name: String? = nil) {
      let old = count
      manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      if let name { manager.setActionName(name) }
      count = value
    }
  }

  @Test func whatIsUndoneCanBeRedone() {
    let (manager, counter) = (UICore.UndoManager(), Counter())
    #expect(!manager.canUndo && !manager.canRedo)
    #expect(manager.undoMenuItemTitle == "Undo")
    counter.set(1, manager, name: "Counting")
    #expect(manager.undoMenuItemTitle == "Undo Counting")
    manager.undo()
    #expect(counter.count == 0)
    #expect(!manager.canUndo && manager.canRedo)
    #expect(manager.redoMenuItemTitle == "Redo Counting")
    manager.redo()
    #expect(counter.count == 1)
    #expect(manager.undoActionName == "Counting")
    manager.undo()
    // A new step ends what could be redone.
    counter.set(5, manager)
    #expect(!manager.canRedo)
  }

  @Test func groupsAreOneStep() {
    let (manager, counter) = (UICore.UndoManager(), Counter())
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1, manager)
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    counter.set(2, manager)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    // An empty group is no step.
    manager.undo()
    #expect(counter.count == 0)
    #expect(!manager.canUndo)
    manager.redo()
    #expect(counter.count == 2)
  }

  @Test func stepsAreLimitedAndForgotten() {
    let (manager, counter) = (UICore.UndoManager(), Counter())
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    for value in 1...3 {
      manager.beginUndoGrouping()
      counter.set(value, manager)
      manager.endUndoGrouping()
    }
    manager.undo()
    manager.undo()
    #expect(counter.count == 1)
    #expect(!manager.canUndo)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canRedo)
    manager.disableUndoRegistration()
    manager.beginUndoGrouping()
    counter.set(9, manager)
    manager.endUndoGrouping()
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
  }

  @MainActor @Observable final class Steps {
    var count = 0
    func set(_ value: Int, _ manager: UICore.UndoManager?) {
      let old = count
      manager?.registerUndo(withTarget: self) { $0.set(old, manager) }
      count = value
    }
  }

  private struct Editor: View {
    @State private var log = Steps()
    @State private var text = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      VStack {
        Text("count \(log.count)")
        Button("add") {
          log.set(log.count + 1, undoManager)
          log.set(log.count + 1, undoManager)
          undoManager?.setActionName("Adding")
        }
        TextField("field", text: $text)
      }
    }
  }

  private func key(_ character: Character, _ modifiers: EventModifiers, _ host: TestHost) {
    host.send(.keyDown(.character(character), modifiers: modifiers, isRepeat: false))
    host.send(.keyUp(.character(character), modifiers: modifiers))
  }

  @Test func controlZGoesBackByEvents() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Editor() }
    let other = TestHost(beside: host) { Editor() }
    host.buttons["add"]?.click()
    host.buttons["add"]?.click()
    #expect(host.staticTexts["count 4"] != nil)
    // Each window has its own steps.
    key("z", .control, other)
    #expect(host.staticTexts["count 4"] != nil)
    key("z", .control, host)
    #expect(host.staticTexts["count 2"] != nil)
    key("z", .control, host)
    #expect(host.staticTexts["count 0"] != nil)
    key("z", .control, host)
    key("z", [.control, .shift], host)
    #expect(host.staticTexts["count 2"] != nil)
  }

  @Test func aFieldWithTheFocusUndoesItsTyping() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Editor() }
    host.buttons["add"]?.click()
    host.textFields["field"]?.type("ab")
    key("z", .control, host)
    #expect(host.textFields[0].value == "")
    #expect(host.staticTexts["count 2"] != nil)
  }
}
