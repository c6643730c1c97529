import CoreTransferable
import Foundation
import PlatformHeadless
import SwiftUI
import Testing

@testable import UIControls
@testable import UICore

/// Cut, Copy, Paste, Delete and Select All of the Edit menu.
@MainActor struct EditMenuTests {
  @MainActor private final class Log {
    var pasted: [String] = []
    var copies = 0
  }

  private struct Content: View {
    let log: Log
    @State private var text = "some words"
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Field", text: $text)
        Text("read only").textSelection(.enabled)
        Color.green.frame(width: 40, height: 40).focusable().accessibilityLabel("Pasteable")
          .pasteDestination(for: String.self) { log.pasted += $0 }
        Button("Own copy") { log.copies += 1 }.keyboardShortcut("c")
      }
    }
  }

  private struct Program: App {
    let log: Log
    init(log: Log) { self.log = log }
    init() { log = Log() }
    var body: some Scene {
      WindowGroup("One") { Content(log: log) }.commands { CommandMenu("Own") { Button("A") {} } }
    }
  }

  @Test func itActsOnTheTextWithTheFocus() throws {
    let app = try OpenedApp(Program())
    #expect(app.enabledEditItems() == [])
    app.click("Field")
    #expect(app.enabledEditItems() == ["Paste", "Select All"])
    app.click("Edit")
    app.click("Select All")
    #expect(app.enabledEditItems() == OpenedApp.editItems)
    app.click("Edit")
    app.click("Cut")
    #expect(app.platform.clipboard == "some words")
    #expect(app.enabledEditItems() == ["Paste"])
    app.click("Edit")
    app.click("Paste")
    app.click("Edit")
    app.click("Paste")
    app.press("a", .control)
    app.click("Edit")
    app.click("Copy")
    #expect(app.platform.clipboard == "some wordssome words")
    app.click("Edit")
    app.click("Delete")
    #expect(app.enabledEditItems() == ["Paste"])
  }

  @Test func aTextThatIsReadKeepsItsSelectionWhileTheMenuIsOpen() throws {
    let app = try OpenedApp(Program())
    app.click("read only")
    #expect(app.enabledEditItems() == ["Select All"])
    app.click("Edit")
    app.click("Select All")
    #expect(app.enabledEditItems() == ["Copy", "Select All"])
    app.click("Edit")
    app.click("Copy")
    #expect(app.platform.clipboard == "read only")
    // Another focus ends it.
    app.click("Field")
    app.click("read only")
    #expect(app.enabledEditItems() == ["Select All"])
  }

  @Test func keysOfTheProgramComeBeforeItemsThatCanDoNothing() throws {
    let log = Log()
    let app = try OpenedApp(Program(log: log))
    app.press("c", .control)
    #expect(log.copies == 1)
    app.click("Field")
    app.press("a", .control)
    app.press("c", .control)
    #expect(log.copies == 1 && app.platform.clipboard == "some words")
  }

  @Test func pastingIsForWhateverTakesIt() throws {
    let log = Log()
    let app = try OpenedApp(Program(log: log))
    app.platform.clipboard = "theirs"
    app.click("Pasteable")
    #expect(app.enabledEditItems() == ["Paste"])
    app.click("Edit")
    app.click("Paste")
    #expect(log.pasted == ["theirs"])
    app.press("v", .control)
    #expect(log.pasted == ["theirs", "theirs"])
  }

  @Test func aTextsMenuGoesWithItsWindow() throws {
    weak var menu: TextMenu?
    do {
      let app = try OpenedApp(Program())
      let field = try #require(app.elements.first { $0.label == "Field" }?.frame)
      let pointer = PointerEvent(location: CGPoint(x: field.midX, y: field.midY), button: .secondary)
      for event in [.pointerDown(pointer), .pointerUp(pointer)] as [InputEvent] { app.platform.windows[0].send(event) }
      app.step()
      menu = app.host.windows[0].host.router.textMenu
      #expect(menu?.open != nil && app.labels.contains("Select All"))
      app.press(.escape)
      app.press("w", .control)
    }
    // Not the menu itself: a failure would print what it refers to, which is gone.
    #expect((menu == nil) == true)
  }

  private struct Library: App {
    let log: Log
    init(log: Log) { self.log = log }
    init() { log = Log() }
    var body: some Scene {
      WindowGroup("One") { Shelf(log: log) }.commands { CommandMenu("Own") { Button("A") {} } }
    }
  }

  private struct Shelf: View {
    let log: Log
    @State private var chosen: Set<Int> = []
    @State private var text = ""
    var body: some View {
      VStack {
        List(0..<3, id: \.self, selection: $chosen) { Text("Book \($0)") }
        Text("\(chosen.count) chosen")
        TextField("Field", text: $text).onPasteCommand(of: [.png]) { log.copies += $0.count }
      }
    }
  }

  @Test func aListSelectsAll() throws {
    let app = try OpenedApp(Library())
    app.click("Book 1")
    #expect(app.labels.contains("1 chosen"))
    #expect(app.enabledEditItems() == ["Select All"])
    app.click("Edit")
    app.click("Select All")
    #expect(app.labels.contains("3 chosen"))
  }

  @Test func whatIsNoTextGoesToWhatIsAroundAField() throws {
    let log = Log()
    let app = try OpenedApp(Library(log: log))
    let picture = NSItemProvider()
    picture.registerDataRepresentation(for: .png) { done in
      done(Data("picture".utf8), nil)
      return nil
    }
    app.platform.pasteboardItems = [picture]
    app.click("Field")
    app.click("Edit")
    app.click("Paste")
    #expect(log.copies == 1)
    app.press("v", .control)
    #expect(log.copies == 2)
    // A text goes into the field.
    app.platform.pasteboardItems = []
    app.platform.clipboard = "words"
    app.click("Edit")
    app.click("Paste")
    #expect(log.copies == 2 && app.enabledEditItems() == ["Paste", "Select All"])
  }

  private struct Notes: App {
    var body: some Scene { WindowGroup("One") { Page() }.commands { TextEditingCommands() } }
  }

  private struct Page: View {
    @State private var text = "some words"
    var body: some View {
      VStack {
        TextEditor(text: $text)
        Button("Elsewhere") {}
      }
    }
  }

  @Test func theMenuFinds() throws {
    let app = try OpenedApp(Notes())
    app.click("Edit")
    #expect(app.elements.first { $0.label == "Find" }?.isEnabled == false)
    app.press(.escape)
    app.press("f", .control)
    #expect(!app.labels.contains("Done"))
    let window = app.platform.windows[0]
    let pointer = PointerEvent(location: CGPoint(x: 100, y: 100))
    for event in [.pointerDown(pointer), .pointerUp(pointer)] as [InputEvent] { window.send(event) }
    app.step()
    app.click("Edit")
    app.click("Find")
    app.click("Find…")
    #expect(app.labels.contains("Done"))
    for character in "or" { window.send(.text(String(character))) }
    app.step()
    #expect(app.labels.contains("1 of 1"))
    app.click("Edit")
    app.click("Find")
    app.click("Find Next")
    #expect(app.labels.contains("1 of 1"))
    app.click("Done")
    #expect(!app.labels.contains("Done"))
  }
}
