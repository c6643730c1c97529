import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Choosing files of a folder made for the test.
@MainActor struct FileImporterTests {
  @Observable final class Model {
    var isShown = true
    var results: [[String]] = []
    var cancellations = 0
  }

  private struct Program: View {
    let model: Model
    let types: [UTType]
    let folder: URL
    var allowsMultiple = true

    var body: some View {
      Text("main")
        .fileImporter(
          isPresented: Bindable(model).isShown, allowedContentTypes: types,
          allowsMultipleSelection: allowsMultiple
        ) { result in
          model.results.append(((try? result.get()) ?? []).map(\.lastPathComponent))
        } onCancellation: {
          model.cancellations += 1
        }
        .fileDialogDefaultDirectory(folder)
    }
  }

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID())", isDirectory: true)
    let manager = FileManager.default
    try manager.createDirectory(
      at: folder.appendingPathComponent("pictures"), withIntermediateDirectories: true)
    for (name, bytes) in [("b.txt", 3), ("a.png", 1500), (".hidden", 1), ("pictures/c.png", 2)] {
      try Data(count: bytes).write(to: folder.appendingPathComponent(name))
    }
  }

  private func host(_ model: Model, _ types: [UTType], _ folder: URL? = nil, multiple: Bool = true)
    async throws -> TestHost
  {
    let start = folder ?? self.folder
    let host = try TestHost(size: CGSize(width: 700, height: 500)) {
      Program(model: model, types: types, folder: start, allowsMultiple: multiple)
    }
    host.advance(by: 1)
    _ = await host.wait(atMost: 10) {
      host.staticTexts["b.txt"] != nil || host.staticTexts["c.png"] != nil
    }
    return host
  }

  private func click(
    _ host: TestHost, _ text: String, count: Int = 1, _ modifiers: EventModifiers = []
  ) {
    guard let frame = host.staticTexts[text]?.frame else { return }
    for press in 1...count {
      let pointer = PointerEvent(
        location: CGPoint(x: frame.midX, y: frame.midY), clickCount: press, modifiers: modifiers)
      host.send(.pointerMoved(pointer))
      host.send(.pointerDown(pointer))
      host.send(.pointerUp(pointer))
    }
  }

  @Test func filesOfTheTypesAreChosen() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(model, [.image])
    #expect(host.staticTexts[".hidden"] == nil)
    // Folders first; then by name.
    let tops = ["pictures", "a.png", "b.txt"].map { host.staticTexts[$0]?.frame.minY ?? -1 }
    #expect(tops == tops.sorted() && tops[0] > 0)
    click(host, "a.png")
    click(host, "b.txt", .command)
    host.buttons["Open"]?.click()
    host.advance(by: 1)
    // A text is no image.
    #expect(model.results == [["a.png"]])
    #expect(!model.isShown && model.cancellations == 0)
  }

  @Test func aDoubleClickOpensFoldersAndChoosesFiles() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(model, [.png], multiple: false)
    click(host, "pictures", count: 2)
    #expect(await host.wait(atMost: 10) { host.staticTexts["c.png"] != nil })
    host.buttons["Parent Folder"]?.click()
    #expect(await host.wait(atMost: 10) { host.staticTexts["a.png"] != nil })
    click(host, "a.png", count: 2)
    host.advance(by: 1)
    #expect(model.results == [["a.png"]])
  }

  @Test(arguments: [true, false]) func cancelling(byKey: Bool) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(model, [])
    if byKey {
      host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    } else {
      host.buttons["Cancel"]?.click()
    }
    host.advance(by: 1)
    #expect(model.cancellations == 1)
    #expect(model.results.isEmpty && !model.isShown)
  }

  /// The folder that shows, where nothing in it is selected.
  @Test func foldersAreChosen() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = try await host(model, [.folder], folder.appendingPathComponent("pictures"))
    host.buttons["Open"]?.click()
    host.advance(by: 1)
    #expect(model.results == [["pictures"]])
  }

  @Test func aFolderThatIsNotThere() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let missing = folder.appendingPathComponent("gone")
    let host = try TestHost(size: CGSize(width: 700, height: 500)) {
      Program(model: model, types: [], folder: missing)
    }
    host.advance(by: 1)
    #expect(await host.wait(atMost: 10) { host.staticTexts["The Folder Cannot Be Read"] != nil })
    host.buttons["Parent Folder"]?.click()
    #expect(await host.wait(atMost: 10) { host.staticTexts["b.txt"] != nil })
  }
}
