import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UIControls

/// What dialogs for files say and offer, in a folder made for the test.
@MainActor struct FileDialogOptionTests {
  @MainActor @Observable final class Model {
    var isShown = true
    @ObservationIgnored var saved: URL?
    @ObservationIgnored var chosen: [URL] = []
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("note".utf8))
    }
  }

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("options-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: folder.appendingPathComponent("old.txt"))
    try Data("hidden".utf8).write(to: folder.appendingPathComponent(".hidden.txt"))
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func host(_ view: some View) async throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 700, height: 500)) { view.fileDialogDefaultDirectory(folder) }
    host.advance(by: 1)
    _ = await host.wait(atMost: 10) { host.staticTexts["old.txt"] != nil }
    return host
  }

  private func exporter(_ model: Model) -> some View {
    Text("main").fileExporter(isPresented: Bindable(model).isShown, document: Note(), contentType: .plainText) {
      model.saved = try? $0.get()
    }
  }

  private func importer(_ types: [UTType] = [.plainText]) -> some View {
    Text("main").fileImporter(isPresented: .constant(true), allowedContentTypes: types) { _ in }
  }

  @Test func dialogsSayWhatTheProgramHasThemSay() async throws {
    defer { remove() }
    for view in [
      AnyView(importer().fileDialogMessage("Which one?").fileDialogConfirmationLabel("Take")),
      AnyView(exporter(Model()).fileDialogMessage(Text("Which one?")).fileDialogConfirmationLabel(Text("Take"))),
    ] {
      let host = try await host(view)
      #expect(host.staticTexts["Which one?"] != nil && host.buttons["Take"] != nil)
      #expect(host.buttons["Open"] == nil && host.buttons["Save"] == nil)
    }
    let plain = try await host(importer().fileDialogMessage(nil).fileDialogConfirmationLabel(nil as Text?))
    #expect(plain.buttons["Open"] != nil)
  }

  @Test func hiddenFilesAreShownUntilPeopleSayOtherwise() async throws {
    defer { remove() }
    let plain = try await host(importer())
    #expect(plain.staticTexts[".hidden.txt"] == nil && plain.toggles["Hidden Files"]?.value == "0")
    let host = try await host(importer().fileDialogBrowserOptions([.includeHiddenFiles]))
    #expect(host.staticTexts[".hidden.txt"] != nil)
    host.toggles["Hidden Files"]?.click()
    _ = await host.wait(atMost: 10) { host.staticTexts[".hidden.txt"] == nil }
    #expect(host.staticTexts[".hidden.txt"] == nil && host.staticTexts["old.txt"] != nil)
  }

  @Test func whatTheProgramRefusesIsNotChosen() async throws {
    defer { remove() }
    try Data("new".utf8).write(to: folder.appendingPathComponent("new.txt"))
    let model = Model()
    let view = Text("main").fileImporter(
      isPresented: Bindable(model).isShown, allowedContentTypes: [.plainText], allowsMultipleSelection: true
    ) { model.chosen = (try? $0.get()) ?? [] }
    let host = try await host(view.fileDialogURLEnabled(#Predicate { $0.lastPathComponent != "old.txt" }))
    host.staticTexts["old.txt"]?.click()
    host.buttons["Open"]?.click()
    host.advance(by: 1)
    #expect(model.isShown && model.chosen == [])
    host.staticTexts["new.txt"]?.click()
    host.buttons["Open"]?.click()
    host.advance(by: 1)
    #expect(!model.isShown && model.chosen.map(\.lastPathComponent) == ["new.txt"])
  }

  private func name(_ text: String, _ host: TestHost) {
    host.textFields["Name"]?.click()
    host.send(.keyDown(.character("a"), modifiers: .control, isRepeat: false))
    host.type(text)
    host.update()
  }

  @Test func aNewFolderIsMadeAndSavedInto() async throws {
    defer { remove() }
    let model = Model()
    let host = try await host(exporter(model))
    host.buttons["New Folder"]?.click()
    host.advance(by: 1)
    #expect(host.textFields["Name"]?.value == "New Folder" && host.buttons["Create"]?.isEnabled == true)
    name("a/b", host)
    #expect(host.buttons["Create"]?.isEnabled == false)
    name(" Letters ", host)
    host.buttons["Create"]?.click()
    host.advance(by: 1)
    let new = folder.appendingPathComponent("Letters")
    _ = await host.wait(atMost: 10) { host.staticTexts[new.path] != nil }
    // The dialog is in it.
    #expect(host.staticTexts[new.path] != nil && host.buttons["Create"] == nil)
    host.advance(by: 1)
    host.buttons["Save"]?.click()
    host.advance(by: 1)
    _ = await host.wait(atMost: 10) { model.saved != nil }
    #expect(model.saved?.standardizedFileURL.path == new.appendingPathComponent("Untitled.txt").path)
  }

  @Test func whatStandsInTheWayOfAFolderIsSaid() async throws {
    defer { remove() }
    let host = try await host(exporter(Model()))
    host.buttons["New Folder"]?.click()
    host.advance(by: 1)
    name("old.txt", host)
    host.buttons["Create"]?.click()
    host.advance(by: 1)
    let reason = "“old.txt” already exists in “\(folder.lastPathComponent)”. Choose another name."
    func says(_ text: String) -> Bool { host.allElements.contains { $0.label.contains(text) } }
    _ = await host.wait(atMost: 10) {
      host.advance(by: 0.1)
      return says(reason)
    }
    #expect(says(reason) && says("The folder could not be created."))
    #expect(try String(contentsOf: folder.appendingPathComponent("old.txt"), encoding: .utf8) == "old")
    // The name is still there, to be changed.
    host.advance(by: 1)
    host.buttons["OK"]?.click()
    host.advance(by: 1)
    #expect(host.textFields["Name"]?.value == "old.txt")
    host.buttons["Cancel"]?.click()
    host.advance(by: 1)
    #expect(host.buttons["Create"] == nil && host.buttons["Save"] != nil)
  }

  @Test func reasonsAreTold() {
    func obstacle(_ code: CocoaError.Code) -> NewFolderObstacle {
      NewFolderObstacle(CocoaError(code), name: "new", folder: "here")
    }
    #expect(obstacle(.fileWriteFileExists) == .nameIsTaken("new", folder: "here"))
    #expect(obstacle(.fileWriteNoPermission) == .noPermission(folder: "here"))
    #expect(obstacle(.fileWriteVolumeReadOnly) == .noPermission(folder: "here"))
    #expect(obstacle(.fileWriteInvalidFileName) == .nameIsInvalid("new"))
    #expect(obstacle(.fileNoSuchFile) == .noFolder("here"))
  }

  /// What the system says is what is understood: names of more than 255 bytes, folders that are gone, and those of others.
  @Test func whatTheSystemSaysIsUnderstood() throws {
    defer { remove() }
    func obstacle(_ url: URL) -> NewFolderObstacle? {
      do {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        return nil
      } catch { return NewFolderObstacle(error, name: "new", folder: "here") }
    }
    #expect(obstacle(folder.appendingPathComponent("old.txt")) == .nameIsTaken("new", folder: "here"))
    #expect(obstacle(folder.appendingPathComponent("gone/new")) == .noFolder("here"))
    #expect(
      obstacle(folder.appendingPathComponent(String(repeating: "n", count: 300))) == .nameIsInvalid("new"))
    let locked = folder.appendingPathComponent("locked")
    try FileManager.default.createDirectory(
      at: locked, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
    // The superuser may write everywhere.
    if getuid() != 0 { #expect(obstacle(locked.appendingPathComponent("new")) == .noPermission(folder: "here")) }
  }

  @Test func foldersAreMadeWhereFoldersAreChosen() async throws {
    defer { remove() }
    #expect(try await host(importer()).buttons["New Folder"] == nil)
    #expect(try await host(importer([.folder])).buttons["New Folder"] != nil)
  }
}
