import Combine
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Saving documents and items as files of a folder made for the test.
@MainActor struct FileExporterTests {
  @MainActor @Observable final class Model {
    var isShown = true
    @ObservationIgnored var names: [String] = []
    @ObservationIgnored var errors: [any Error] = []
    @ObservationIgnored var cancellations = 0

    func took(_ result: Result<[URL], any Error>) {
      switch result {
      case .success(let urls): names += urls.map(\.lastPathComponent)
      case .failure(let error): errors.append(error)
      }
    }
    var isDone: Bool { !names.isEmpty || !errors.isEmpty || cancellations > 0 }
  }

  private struct Refusal: Error {}

  private struct Note: FileDocument {
    var text = "text"
    var isFolder = false
    var name: String?
    static var readableContentTypes: [UTType] { [.plainText, .html] }
    init(_ text: String, isFolder: Bool = false, name: String? = nil) {
      (self.text, self.isFolder, self.name) = (text, isFolder, name)
    }
    init(configuration: ReadConfiguration) throws {
      text = String(data: configuration.file.regularFileContents ?? Data(), encoding: .utf8) ?? ""
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text == "refused" { throw Refusal() }
      let content = configuration.contentType == .html ? "<p>\(text)" : text
      let file = FileWrapper(regularFileWithContents: Data(content.utf8))
      let whole = isFolder ? FileWrapper(directoryWithFileWrappers: ["in.txt": file]) : file
      whole.preferredFilename = name
      return whole
    }
  }

  private final class Story: ReferenceFileDocument, @unchecked Sendable {
    let text: String
    static var readableContentTypes: [UTType] { [.plainText] }
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws { text = "" }
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private struct Card: Transferable {
    let text: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .json) { Data($0.text.utf8) }.suggestedFileName("card")
      DataRepresentation(exportedContentType: .plainText) { Data("plain \($0.text)".utf8) }
    }
  }

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("exporter-\(UUID())")
    let sub = folder.appendingPathComponent("sub")
    try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: folder.appendingPathComponent("old.txt"))
  }

  private func host(_ view: some View) async throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 700, height: 500)) { view.fileDialogDefaultDirectory(folder) }
    host.advance(by: 1)
    _ = await host.wait(atMost: 10) { host.staticTexts["old.txt"] != nil }
    return host
  }

  private func note(_ model: Model, _ note: Note, name: String? = nil, types: [UTType] = [.plainText]) -> some View {
    Text("main").fileExporter(
      isPresented: Bindable(model).isShown, document: note, contentTypes: types, defaultFilename: name
    ) {
      model.took($0.map { [$0] })
    } onCancellation: {
      model.cancellations += 1
    }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? [] }

  /// Presses a button, or Return, and waits for the result.
  private func end(_ host: TestHost, _ model: Model, by button: String? = nil) async {
    if let button { host.buttons[button]?.click() } else { key(.return, host) }
    host.advance(by: 1)
    _ = await host.wait(atMost: 10) { model.isDone }
  }

  private func key(_ key: InputEvent.Key, _ host: TestHost, _ modifiers: EventModifiers = []) {
    host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    host.update()
  }

  private func name(_ text: String, _ host: TestHost) {
    host.textFields.first?.click()
    key(.character("a"), host, .control)
    host.type(text)
    host.update()
  }

  @Test func aDocumentIsSavedByReturn() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(note(model, Note("hello"), name: "Letter"))
    // The field for the name has the focus, and the name the type's ending.
    #expect(host.textFields.first?.isFocused == true && host.textFields.first?.value == "Letter.txt")
    await end(host, model)
    #expect(try text("Letter.txt") == "hello" && names == ["Letter.txt", "old.txt", "sub"])
    #expect(model.names == ["Letter.txt"] && model.errors.isEmpty && model.cancellations == 0 && !model.isShown)
  }

  @Test func theNameIsTypedAndGetsAnEnding() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(note(model, Note("hello")))
    #expect(host.textFields.first?.value == "Untitled.txt")
    name("a.b", host)
    await end(host, model, by: "Save")
    #expect(model.names == ["a.b.txt"])
    #expect(try text("a.b.txt") == "hello")
  }

  @Test(arguments: ["", " ", "..", "a/b"]) func whatIsNoNameCannotBeSaved(_ bad: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(note(model, Note("hello"), types: [.data]))
    #expect(host.buttons["Save"]?.isEnabled == true)
    key(.character("a"), host, .control)
    if bad.isEmpty { key(.delete, host) } else { host.type(bad) }
    host.update()
    #expect(host.textFields.first?.value == bad && host.buttons["Save"]?.isEnabled == false)
    key(.return, host)
    host.advance(by: 1)
    #expect(model.isShown && !model.isDone)
  }

  @Test(arguments: [true, false]) func nothingIsReplacedWithoutAQuestion(agrees: Bool) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(note(model, Note("new"), name: "old"))
    host.buttons["Save"]?.click()
    host.advance(by: 1)
    // Only the question can be answered now.
    #expect(host.buttons["Save"] == nil && host.buttons["Replace"] != nil)
    #expect(host.staticTexts["“old.txt” already exists. Do you want to replace it?"] != nil)
    if agrees {
      await end(host, model, by: "Replace")
      #expect(try text("old.txt") == "new" && model.names == ["old.txt"])
    } else {
      host.buttons["Cancel"]?.click()
      host.advance(by: 1)
      #expect(try text("old.txt") == "old" && model.isShown && !model.isDone)
      await end(host, model, by: "Cancel")
      #expect(model.cancellations == 1)
    }
    #expect(names == ["old.txt", "sub"])
  }

  /// A file that is chosen gives its name, a folder is opened.
  @Test func entriesOfTheFolderCanBeUsed() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(note(model, Note("new")))
    host.staticTexts["old.txt"]?.click()
    host.update()
    #expect(host.textFields.first?.value == "old.txt")
    if let frame = host.staticTexts["sub"]?.frame { host.click(frame.midX, frame.midY, count: 2) }
    #expect(await host.wait(atMost: 10) { host.staticTexts["No Files"] != nil })
    await end(host, model, by: "Save")
    #expect(try text("sub/old.txt") == "new" && text("old.txt") == "old")
  }

  @Test(arguments: [true, false]) func cancelling(byKey: Bool) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(note(model, Note("new")))
    if byKey { key(.escape, host) } else { host.buttons["Cancel"]?.click() }
    host.advance(by: 1)
    #expect(model.cancellations == 1 && model.names.isEmpty && !model.isShown && names == ["old.txt", "sub"])
  }

  @Test func whatTheDocumentThrowsIsTheResult() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(note(model, Note("refused")))
    await end(host, model, by: "Save")
    #expect(model.errors.first is Refusal && names == ["old.txt", "sub"])
  }

  @Test func aFolderThatIsGoneFails() async throws {
    let model = Model()
    let host = try await host(note(model, Note("new")))
    try FileManager.default.removeItem(at: folder)
    await end(host, model, by: "Save")
    #expect(model.errors.first is CocoaError && names.isEmpty)
  }

  /// What came while the dialog was open is not replaced.
  @Test func whatComesMeanwhileStays() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("late.txt")
    try Data("late".utf8).write(to: place)
    let export = FileExport(document: Note("new"), types: [.plainText])
    let result = await export.write(to: place, as: .plainText, replaces: false)
    #expect(throws: CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: place.path])) { try result.get() }
    #expect(try text("late.txt") == "late" && names == ["late.txt", "old.txt", "sub"])
  }

  @Test func packagesAreFolders() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(note(model, Note("deep", isFolder: true), name: "Package", types: [.folder]))
    await end(host, model, by: "Save")
    #expect(try text("Package/in.txt") == "deep" && model.names == ["Package"])
  }

  @Test func theTypeCanBeChosen() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(note(model, Note("hello"), name: "Page", types: []))
    let picker = try #require(host.buttons.first { $0.value == "TXT" || $0.label.contains("TXT") })
    picker.click()
    host.advance(by: 1)
    host.buttons["HTML"]?.click()
    host.advance(by: 1)
    #expect(host.textFields.first?.value == "Page.html")
    await end(host, model, by: "Save")
    #expect(try text("Page.html") == "<p>hello")
  }

  @Test func anItemIsSavedUnderTheNameThatItSuggests() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(
      Text("main").fileExporter(isPresented: Bindable(model).isShown, item: Card(text: "{}"), contentTypes: [.json]) {
        model.took($0.map { [$0] })
      })
    #expect(host.textFields.first?.value == "card.json")
    await end(host, model)
    #expect(try text("card.json") == "{}" && model.names == ["card.json"])
  }

  @Test func anObjectIsSavedAsASnapshot() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(
      Text("main").fileExporter(
        isPresented: Bindable(model).isShown, document: Story("once"), contentType: .plainText, defaultFilename: "Story"
      ) { model.took($0.map { [$0] }) })
    await end(host, model)
    #expect(try text("Story.txt") == "once" && model.names == ["Story.txt"])
  }

  @Test func severalAreSavedInAFolderAndReplaceNothing() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let notes = [Note("1", name: "old"), Note("2", name: "new.txt"), Note("3")]
    let host = try await host(
      Text("main").fileExporter(isPresented: Bindable(model).isShown, documents: notes, contentType: .plainText) {
        model.took($0)
      })
    await end(host, model, by: "Export")
    #expect(model.names == ["old 2.txt", "new.txt", "Untitled.txt"])
    #expect(try text("old.txt") == "old" && text("old 2.txt") == "1" && text("Untitled.txt") == "3")
  }

  @Test func withoutADocumentThereIsNoDialog() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 700, height: 500)) {
      Text("main").fileExporter(isPresented: Bindable(model).isShown, document: Note?.none, contentType: .plainText) {
        model.took($0.map { [$0] })
      }
    }
    host.advance(by: 1)
    #expect(host.buttons["Save"] == nil && host.staticTexts["main"] != nil)
  }
}
