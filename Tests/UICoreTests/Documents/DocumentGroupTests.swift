import Foundation
import Geometry
import PlatformHeadless
import Testing
import UniformTypeIdentifiers

@testable import UIControls
@testable import UICore

/// Documents that are values: made, opened, changed, saved and closed.
@MainActor struct DocumentGroupTests {
  /// Adds a letter to its document, or types in it.
  private struct Editor: View {
    let file: FileDocumentConfiguration<NoteDocument>
    var body: some View {
      VStack {
        Text("[\(file.document.text)]")
        Button("Add a") { file.document.text += "a" }
        Button("Add b") { file.document.text += "b" }
        TextField("Text", text: file.$document.text)
      }
    }
  }

  @MainActor final class Counter { var count = 0 }

  private struct Program: App {
    var counter = Counter()
    var body: some Scene {
      DocumentGroup(newDocument: NoteDocument()) { file in
        let _ = counter.count += 1
        Editor(file: file)
      }
    }
  }

  @Test func aProgramBeginsWithANewDocument() throws {
    let app = try OpenedDocuments(Program())
    #expect(app.titles == ["Untitled"])
    #expect(app.labels().suffix(3) == ["File", "Edit", "View"] && app.labels().contains("[]"))
    app.press("n")
    app.press("n", .control, 1)
    #expect(app.titles == ["Untitled", "Untitled 2", "Untitled 3"])
    // Each has a content of its own.
    try app.click("Add a", 1)
    #expect(app.labels().contains("[]") && app.labels(1).contains("[a]"))
    #expect(app.titles == ["Untitled", "Untitled 2 — Edited", "Untitled 3"])
    // A name that is free again is taken.
    app.press("w")
    app.press("n", .control, 1)
    #expect(app.titles == ["Untitled 2 — Edited", "Untitled 3", "Untitled"])
  }

  @Test func aNewDocumentIsSavedWhereOneSays() async throws {
    let app = try OpenedDocuments(Program())
    try app.click("Add a")
    app.press("s")
    #expect(app.labels().contains("Save As:"))
    // The whole name is replaced by a path, as it begins in the user's folder.
    app.press("a")
    app.type("x/y")
    #expect(app.elements().last { $0.label == "Save" }?.isEnabled == false)
    try app.click("Cancel")
    #expect(app.titles == ["Untitled — Edited"])
    let model = try #require(app.host.windows[0].document as? DocumentModel<NoteDocument>)
    model.save(to: SavePlace(url: app.folder.appendingPathComponent("first.txt"), type: .plainText, replaces: false))
    try await app.wait { !model.isEdited }
    #expect(app.titles == ["first.txt"])
    #expect(try app.text(of: "first.txt") == "a")
    // From now on it is saved there.
    try app.click("Add b")
    app.press("s")
    try await app.wait { !model.isEdited }
    #expect(try app.text(of: "first.txt") == "ab")
    #expect(app.titles == ["first.txt"])
  }

  @Test func filesOfTheCommandLineAreOpened() async throws {
    let app = try OpenedDocuments(Program(), files: [("one.txt", "1"), ("two.txt", "2"), ("three.png", "3")])
    try await app.wait { app.host.windows.count == 2 && app.labels(1).contains("[2]") }
    #expect(app.titles == ["one.txt", "two.txt"])
    #expect(app.labels().contains("[1]"))
    let file = app.folder.appendingPathComponent("one.txt")
    app.host.openExternal(file)
    app.step()
    #expect(app.titles == ["one.txt", "two.txt"] && app.platform.windows[0].raiseCount == 1)
    // The same file by another name is the same document.
    try FileManager.default.createSymbolicLink(
      at: app.folder.appendingPathComponent("link.txt"), withDestinationURL: file)
    app.host.openExternal(app.folder.appendingPathComponent("link.txt"))
    app.step()
    #expect(app.titles == ["one.txt", "two.txt"] && app.platform.windows[0].raiseCount == 2)
  }

  @Test func undoingLeadsBackToWhatIsSaved() async throws {
    let app = try OpenedDocuments(Program(), files: [("one.txt", "1")])
    try await app.wait { app.labels().contains("[1]") }
    try app.click("Add a")
    try app.click("Add b")
    #expect(app.labels().contains("[1ab]") && app.titles == ["one.txt — Edited"])
    app.press("s")
    try await app.wait { app.titles == ["one.txt"] }
    app.press("z")
    #expect(app.labels().contains("[1a]") && app.titles == ["one.txt — Edited"])
    app.press("z")
    #expect(app.labels().contains("[1]"))
    // What cannot be undone is not.
    app.press("z")
    #expect(app.labels().contains("[1]"))
    app.press("z", [.control, .shift])
    app.press("z", [.control, .shift])
    #expect(app.labels().contains("[1ab]") && app.titles == ["one.txt"])
    app.press("z")
    try app.click("Add b")
    // The same text by another way: it was not written.
    #expect(app.labels().contains("[1ab]") && app.titles == ["one.txt — Edited"])
    app.press("z")
    app.press("z")
    #expect(app.labels().contains("[1]"))
  }

  @Test func whatIsTypedInARowIsOneStep() async throws {
    let app = try OpenedDocuments(Program(), files: [("one.txt", "1")])
    try await app.wait { app.labels().contains("[1]") }
    try app.click("Add a")
    let field = try #require(app.elements().first { $0.label == "Text" }?.frame)
    let pointer = PointerEvent(location: CGPoint(x: field.maxX - 4, y: field.midY))
    for event in [.pointerMoved(pointer), .pointerDown(pointer), .pointerUp(pointer)] as [InputEvent] {
      app.platform.windows[0].send(event)
    }
    app.press(.end, [])
    for letter in ["x", "y", "z"] { app.type(letter) }
    #expect(app.labels().contains("[1axyz]"))
    // What a button does is a step of its own, though the field has the focus.
    try app.click("Add b")
    let model = try #require(app.host.windows[0].document as? DocumentModel<NoteDocument>)
    let manager = try #require(app.host.windows[0].host.currentEnvironment.undoManager)
    manager.undo()
    #expect(model.document.text == "1axyz")
    manager.undo()
    #expect(model.document.text == "1a")
    manager.undo()
    #expect(model.document.text == "1")
    app.step()
    #expect(app.titles == ["one.txt"])
    manager.redo()
    manager.redo()
    #expect(model.document.text == "1axyz")
  }

  /// The editor is made again where the file is another one, not with each change.
  @Test func changesRunNoBodyOfTheWindow() async throws {
    let program = Program()
    let app = try OpenedDocuments(program, files: [("one.txt", "1")])
    try await app.wait { app.labels().contains("[1]") }
    try app.click("Add a")
    program.counter.count = 0
    for _ in 0..<3 { try app.click("Add a") }
    #expect(app.labels().contains("[1aaaa]"))
    #expect(program.counter.count == 0)
    let model = try #require(app.host.windows[0].document as? DocumentModel<NoteDocument>)
    model.save(to: SavePlace(url: app.folder.appendingPathComponent("two.txt"), type: .plainText, replaces: false))
    try await app.wait { app.titles == ["two.txt"] }
    #expect(program.counter.count == 1)
  }

  // MARK: Closing

  @Test func aWindowAsksBeforeItCloses() async throws {
    let app = try OpenedDocuments(Program(), files: [("one.txt", "1"), ("two.txt", "2")])
    try await app.wait { app.labels().contains("[1]") && app.labels(1).contains("[2]") }
    try app.click("Add a")
    app.platform.windows[0].client?.windowShouldClose()
    app.step()
    #expect(app.labels().contains { $0.hasPrefix("Do you want to save the changes to “one.txt”?") })
    #expect(app.titles.count == 2 && app.platform.windows[0].raiseCount == 1)
    // Asking again asks nothing more.
    app.platform.windows[0].client?.windowShouldClose()
    app.step()
    try app.click("Cancel")
    #expect(app.titles == ["one.txt — Edited", "two.txt"])
    #expect(app.labels().contains("[1a]"))
    app.press("w")
    try app.click("Don’t Save")
    try await app.wait { app.host.windows.count == 1 }
    #expect(app.titles == ["two.txt"])
    #expect(try app.text(of: "one.txt") == "1")
    // Nothing to ask.
    app.press("w")
    #expect(app.titles == [])
  }

  @Test func savingClosesTheWindowThatAsked() async throws {
    let app = try OpenedDocuments(Program(), files: [("one.txt", "1")])
    try await app.wait { app.labels().contains("[1]") }
    try app.click("Add a")
    app.press("w")
    app.press(.return, [])
    try await app.wait { app.host.windows.isEmpty }
    #expect(try app.text(of: "one.txt") == "1a")
    #expect(app.titles == [])
  }

  @Test func aNewDocumentIsSavedAndClosed() async throws {
    let app = try OpenedDocuments(Program())
    try app.click("Add a")
    app.press("w")
    try app.click("Save")
    try await app.wait { app.labels().contains("Save As:") }
    // Not to be saved after all: the window stays.
    try app.click("Cancel")
    #expect(app.titles == ["Untitled — Edited"])
    let model = try #require(app.host.windows[0].document as? DocumentModel<NoteDocument>)
    #expect(model.close == nil)
  }

  @Test func quittingAsksForWhatIsNotSaved() async throws {
    let app = try OpenedDocuments(Program(), files: [("one.txt", "1"), ("two.txt", "2"), ("three.txt", "3")])
    try await app.wait { (0..<3).allSatisfy { app.labels($0).contains { $0.hasPrefix("[") } } }
    try app.click("Add a", 1)
    app.press("q")
    #expect(app.titles == ["two.txt — Edited"])
    try app.click("Don’t Save")
    try await app.wait { app.host.windows.isEmpty }
    #expect(app.titles == [] && app.platform.windows.isEmpty)
  }

  // MARK: What goes wrong

  @Test func aFileThatCannotBeReadSaysWhy() async throws {
    let app = try OpenedDocuments(Program(), files: [("bad.txt", "")])
    try await app.wait { app.labels().contains("[]") }
    try Data([0xFF, 0xFE, 0x80]).write(to: app.folder.appendingPathComponent("worse.txt"))
    app.host.openExternal(app.folder.appendingPathComponent("worse.txt"))
    try await app.wait { app.labels(1).contains { $0.contains("could not be opened") } }
    #expect(app.labels(1).contains { $0.contains("“worse.txt” could not be opened.") })
    #expect(app.titles == ["bad.txt", "worse.txt"])
    // It can be closed, and cannot be saved.
    app.press("s", .control, 1)
    app.press("w", .control, 1)
    #expect(app.titles == ["bad.txt"])
  }

  @Test func whatCannotBeWrittenStays() async throws {
    let app = try OpenedDocuments(Program(), files: [("one.txt", "1")])
    try await app.wait { app.labels().contains("[1]") }
    try app.click("Add a")
    try FileManager.default.removeItem(at: app.folder)
    app.press("w")
    try app.click("Save")
    try await app.wait { app.labels().contains { $0.contains("could not be saved") } }
    try app.click("OK")
    #expect(app.titles == ["one.txt — Edited"] && app.labels().contains("[1a]"))
    try FileManager.default.createDirectory(at: app.folder, withIntermediateDirectories: true)
    app.press("s")
    try await app.wait { app.titles == ["one.txt"] }
    #expect(try app.text(of: "one.txt") == "1a")
  }

  @Test func whatAnotherProgramWroteIsNotLost() async throws {
    let app = try OpenedDocuments(Program(), files: [("one.txt", "1")])
    try await app.wait { app.labels().contains("[1]") }
    try app.click("Add a")
    try app.write("other", to: "one.txt")
    app.press("s")
    try await app.wait { app.labels().contains { $0.contains("changed by another program") } }
    #expect(try app.text(of: "one.txt") == "other")
    try app.click("Cancel")
    #expect(app.titles == ["one.txt — Edited"] && app.labels().contains("[1a]"))
    app.press("s")
    try await app.wait { app.labels().contains("Revert") }
    try app.click("Revert")
    try await app.wait { app.labels().contains("[other]") }
    #expect(app.titles == ["one.txt"])
    // Nothing before what was read can be undone.
    app.press("z")
    #expect(app.labels().contains("[other]"))
    try app.click("Add b")
    try app.write("again", to: "one.txt")
    app.press("s")
    try await app.wait { app.labels().contains("Save Anyway") }
    try app.click("Save Anyway")
    try await app.wait { app.titles == ["one.txt"] }
    #expect(try app.text(of: "one.txt") == "otherb")
  }

  /// A window that was to be closed when it is saved stays where people go back to the file instead.
  @Test func revertingGivesUpTheClosing() async throws {
    let app = try OpenedDocuments(Program(), files: [("one.txt", "1")])
    try await app.wait { app.labels().contains("[1]") }
    try app.click("Add a")
    try app.write("other", to: "one.txt")
    app.press("w")
    try app.click("Save")
    try await app.wait { app.labels().contains("Revert") }
    try app.click("Revert")
    try await app.wait { app.labels().contains("[other]") }
    try app.click("Add b")
    app.press("s")
    try await app.wait { app.titles == ["one.txt"] }
    #expect(app.host.windows.count == 1 && app.labels().contains("[otherb]"))
    #expect(try app.text(of: "one.txt") == "otherb")
  }

  @Test func whatCannotBeReadAgainStays() async throws {
    let app = try OpenedDocuments(Program(), files: [("one.txt", "1")])
    try await app.wait { app.labels().contains("[1]") }
    try app.click("Add a")
    try FileManager.default.removeItem(at: app.folder.appendingPathComponent("one.txt"))
    try app.click("File")
    try app.click("Revert to Saved")
    try app.click("Revert")
    try await app.wait { app.labels().contains { $0.contains("“one.txt” could not be read.") } }
    try app.click("OK")
    #expect(app.titles == ["one.txt — Edited"] && app.labels().contains("[1a]"))
  }

  @Test func revertingAsksFirst() async throws {
    let app = try OpenedDocuments(Program(), files: [("one.txt", "1")])
    try await app.wait { app.labels().contains("[1]") }
    try app.click("Add a")
    try app.click("File")
    #expect(
      app.labels().filter { ["New", "Open…", "Close", "Save", "Save As…", "Revert to Saved", "Quit"].contains($0) }
        == ["New", "Open…", "Close", "Save", "Save As…", "Revert to Saved", "Quit"])
    try app.click("Revert to Saved")
    try app.click("Cancel")
    #expect(app.labels().contains("[1a]"))
    try app.click("File")
    try app.click("Revert to Saved")
    try app.click("Revert")
    try await app.wait { app.labels().contains("[1]") }
    #expect(app.titles == ["one.txt"])
  }
}
