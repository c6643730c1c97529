import Combine
import Foundation
import Geometry
import PlatformHeadless
import Testing
import UniformTypeIdentifiers

@testable import UIControls
@testable import UICore

/// Documents that are objects, those that are only looked at, and what programs ask for.
@MainActor struct DocumentSceneTests {
  final class Drawing: ReferenceFileDocument, @unchecked Sendable {
    static let readableContentTypes: [UTType] = [.json]
    @Published var lines: [Int]
    /// What is no part of the file.
    @Published var selection = 0
    init(_ lines: [Int] = []) { self.lines = lines }

    init(configuration: ReadConfiguration) throws {
      lines = try JSONDecoder().decode([Int].self, from: configuration.file.regularFileContents ?? Data())
    }

    func snapshot(contentType: UTType) throws -> [Int] { lines }
    func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }

    func add(_ line: Int, _ manager: UndoManager?) {
      lines.append(line)
      manager?.registerUndo(withTarget: self) { drawing in drawing.removeLast(line, manager) }
    }

    private func removeLast(_ line: Int, _ manager: UndoManager?) {
      lines.removeLast()
      manager?.registerUndo(withTarget: self) { drawing in drawing.add(line, manager) }
    }
  }

  private struct DrawingEditor: View {
    let file: ReferenceFileDocumentConfiguration<Drawing>
    @Environment(\.undoManager) private var undoManager
    @Environment(\.documentConfiguration) private var configuration
    var body: some View {
      VStack {
        DrawingLines(drawing: file.document)
        Text(
          "\(configuration?.fileURL?.lastPathComponent ?? "new") \(configuration?.isEditable == true ? "yes" : "no")")
        Button("Draw") { file.document.add(file.document.lines.count, undoManager) }
        Button("Select") { file.document.selection += 1 }
      }
    }
  }

  private struct DrawingLines: View {
    @ObservedObject var drawing: Drawing
    var body: some View { Text("\(drawing.lines.description) \(drawing.selection)") }
  }

  private struct Drawings: App {
    var body: some Scene { DocumentGroup(newDocument: { Drawing() }) { DrawingEditor(file: $0) } }
  }

  @Test func anObjectIsSavedAsItsManagerSays() async throws {
    let app = try OpenedDocuments(Drawings(), files: [("one.json", "[7]")])
    try await app.wait { app.labels().contains("[7] 0") }
    #expect(app.labels().contains("one.json yes"))
    try app.click("Select")
    #expect(app.labels().contains("[7] 1") && app.titles == ["one.json"])
    try app.click("Draw")
    try app.click("Draw")
    #expect(app.labels().contains("[7, 1, 2] 1") && app.titles == ["one.json — Edited"])
    app.press("z")
    app.press("s")
    try await app.wait { app.titles == ["one.json"] }
    #expect(try app.text(of: "one.json") == "[7,1]")
    app.press("z")
    #expect(app.labels().contains("[7] 1") && app.titles == ["one.json — Edited"])
    app.press("z", [.control, .shift])
    #expect(app.titles == ["one.json"])
    app.press("z", [.control, .shift])
    #expect(app.labels().contains("[7, 1, 2] 1") && app.titles == ["one.json — Edited"])
    app.press("w")
    try app.click("Save")
    try await app.wait { app.host.windows.isEmpty }
    #expect(try app.text(of: "one.json") == "[7,1,2]")
  }

  // MARK: Viewers

  private struct Viewer: App {
    var body: some Scene { DocumentGroup(viewing: NoteDocument.self) { NoteView(file: $0) } }
  }

  private struct NoteView: View {
    let file: FileDocumentConfiguration<NoteDocument>
    @Environment(\.documentConfiguration) private var configuration
    var body: some View {
      Text(
        "[\(file.document.text)] \(file.isEditable ? "yes" : "no") \(configuration?.isEditable == true ? "yes" : "no")")
    }
  }

  @Test func aViewerBeginsWithNothingAndSavesNothing() async throws {
    let app = try OpenedDocuments(Viewer())
    #expect(app.labels().contains("No Document") && app.labels().contains("Open…"))
    try app.click("File")
    #expect(!app.labels().contains("New") && !app.labels().contains("Save As…"))
    app.press(.escape, [])
    try app.click("Open…")
    #expect(app.labels().contains("Cancel"))
    try app.click("Cancel")
    try app.write("hello", to: "one.txt")
    try await OpenDocumentAction(documents: app.host.documentWindows)(at: app.folder.appendingPathComponent("one.txt"))
    app.step()
    #expect(app.host.windows.count == 2 && app.labels(1).contains("[hello] no no"))
  }

  // MARK: Actions

  private struct Starter: View {
    let folder: URL
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    @State private var problem = "-"
    var body: some View {
      VStack {
        Text(problem)
        Button("Note") { newDocument(NoteDocument("made")) }
        Button("Drawing") { newDocument { Drawing([5]) } }
        ForEach(["a.txt", "b.json", "c.png", "none.txt"], id: \.self) { name in
          Button(name) {
            Task { @MainActor in
              do { try await openDocument(at: folder.appendingPathComponent(name)) } catch {
                problem = error.localizedDescription
              }
            }
          }
        }
      }
    }
  }

  private struct Mixed: App {
    var folder = FileManager.default.temporaryDirectory
    var body: some Scene {
      WindowGroup("Start") { Starter(folder: folder) }
      DocumentGroup(newDocument: NoteDocument()) { file in Text("[\(file.document.text)]") }
      DocumentGroup(newDocument: { Drawing() }) { file in DrawingLines(drawing: file.document) }
    }
  }

  @Test func programsMakeAndOpenDocuments() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mixed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("text".utf8).write(to: folder.appendingPathComponent("a.txt"))
    try Data("[1]".utf8).write(to: folder.appendingPathComponent("b.json"))
    let app = try OpenedDocuments(Mixed(folder: folder))
    #expect(app.titles == ["Start"])
    try app.click("Note")
    try app.click("Drawing")
    #expect(app.titles == ["Start", "Untitled", "Untitled"])
    #expect(app.labels(1).contains("[made]") && app.labels(2).contains("[5] 0"))
    try app.click("a.txt")
    try await app.wait { app.host.windows.count == 4 }
    try app.click("b.json")
    try await app.wait { app.host.windows.count == 5 }
    #expect(app.titles.suffix(2) == ["a.txt", "b.json"])
    #expect(app.labels(3).contains("[text]") && app.labels(4).contains("[1] 0"))
    // It is there: nothing is opened twice.
    try app.click("a.txt")
    try await app.wait { app.platform.windows[3].raiseCount == 1 }
    #expect(app.host.windows.count == 5)
    try app.click("c.png")
    try await app.wait { !app.labels().contains("-") }
    #expect(app.labels().contains("This program opens no files like “c.png”."))
    try app.click("none.txt")
    try await app.wait { !app.labels().contains("This program opens no files like “c.png”.") }
    #expect(app.host.windows.count == 5)
  }

  private struct Commanded: App {
    var body: some Scene {
      DocumentGroup(newDocument: NoteDocument()) { file in Text("[\(file.document.text)]") }
        .commands {
          CommandGroup(after: .newItem) { Button("New Window") {} }
          CommandMenu("Tools") { Button("Build") {} }
        }
    }
  }

  @Test func aProgramsCommandsJoinThoseOfDocuments() throws {
    let app = try OpenedDocuments(Commanded())
    #expect(app.labels().suffix(4) == ["File", "Edit", "View", "Tools"])
    try app.click("File")
    let items = ["New", "Open…", "New Window", "Close", "Save…", "Save As…", "Revert to Saved", "Quit"]
    #expect(app.labels().filter(items.contains) == items)
  }

  @Test func aPhoneHasTheKeysAndNoBar() throws {
    let app = try OpenedDocuments(Commanded(), profile: .phone)
    #expect(app.labels() == ["[]"])
    app.press("n")
    #expect(app.titles == ["Untitled", "Untitled 2"])
  }

  @Test func aDocumentThatIsLetGoIsFreed() async throws {
    let app = try OpenedDocuments(Drawings(), files: [("one.json", "[7]")])
    try await app.wait { app.labels().contains("[7] 0") }
    weak let drawing = (app.host.windows[0].document as? DocumentModel<Drawing>)?.document
    #expect(drawing != nil)
    app.press("n")
    app.press("w")
    app.step()
    #expect(app.titles == ["Untitled"] && drawing == nil)
    app.host.viewGraph.graph.checkInvariants()
  }
}
