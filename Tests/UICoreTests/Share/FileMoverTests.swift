import Foundation
import Observation
import Testing
import UITestSupport

@testable import UIControls
import UICore

/// Files that people move to a folder.
@MainActor struct FileMoverTests {
  @MainActor @Observable final class Model {
    var isPresented = false
    @ObservationIgnored var moved: [String] = []
    @ObservationIgnored var failures = 0
    @ObservationIgnored var cancelled = 0
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mover-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("target"), withIntermediateDirectories: true)
    try Data("a".utf8).write(to: folder.appendingPathComponent("a.txt"))
    try Data("b".utf8).write(to: folder.appendingPathComponent("b.txt"))
    return folder
  }

  private func host(_ model: Model, _ folder: URL, _ names: [String]) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 700, height: 500)) {
      Color.clear.fileMover(
        isPresented: Bindable(model).isPresented, files: names.map { folder.appendingPathComponent($0) }
      ) { result in
        switch result {
        case .success(let urls): model.moved = urls.map(\.lastPathComponent)
        case .failure: model.failures += 1
        }
      } onCancellation: {
        model.cancelled += 1
      }
      .fileDialogDefaultDirectory(folder)
    }
    model.isPresented = true
    host.update()
    host.advance(by: 1)
    return host
  }

  private func wait(_ host: TestHost, until isDone: () -> Bool) async throws {
    for _ in 0..<500 where !isDone() {
      try await Task.sleep(for: .milliseconds(10))
      host.advance(by: 0.1)
    }
  }

  @Test func filesAreMovedToTheFolderThatIsChosen() async throws {
    let (model, folder) = (Model(), try folder())
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = try host(model, folder, ["a.txt", "b.txt"])
    try await wait(host) { host.staticTexts["target"] != nil }
    host.staticTexts["target"]?.click()
    host.buttons["Move"]?.click()
    try await wait(host) { !model.moved.isEmpty }
    #expect(model.moved == ["a.txt", "b.txt"] && !model.isPresented)
    let moved = folder.appendingPathComponent("target/a.txt")
    #expect(FileManager.default.fileExists(atPath: moved.path))
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("a.txt").path))
  }

  @Test func whatCannotBeMovedFails() async throws {
    let (model, folder) = (Model(), try folder())
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("other".utf8).write(to: folder.appendingPathComponent("target/a.txt"))
    let host = try host(model, folder, ["a.txt"])
    try await wait(host) { host.staticTexts["target"] != nil }
    host.staticTexts["target"]?.click()
    host.buttons["Move"]?.click()
    try await wait(host) { model.failures > 0 }
    #expect(model.failures == 1 && model.moved.isEmpty)
    // Neither file is touched.
    #expect(try String(contentsOf: folder.appendingPathComponent("target/a.txt"), encoding: .utf8) == "other")
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("a.txt").path))
  }

  @Test func peopleMayCancel() async throws {
    let (model, folder) = (Model(), try folder())
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = try host(model, folder, ["a.txt"])
    host.buttons["Cancel"]?.click()
    try await wait(host) { model.cancelled > 0 }
    #expect(model.cancelled == 1 && !model.isPresented)
  }

  @Test func withoutFilesThereIsNoDialog() throws {
    let (model, folder) = (Model(), FileManager.default.temporaryDirectory)
    let host = try host(model, folder, [])
    #expect(host.buttons["Cancel"] == nil)
  }
}
