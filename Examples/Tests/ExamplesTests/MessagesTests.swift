import Foundation
import MessagesViews
import SwiftUI
import Testing
import UITestSupport

/// The example Messages: a first start, a second one, a file that is none.
@MainActor @Suite struct MessagesTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "messages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func host(_ model: MessagesModel) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 900, height: 600)) { MessagesView(model: model) }
    host.invariantsLimit = 0
    return host
  }

  private func wait(_ host: TestHost, for text: String) async {
    for _ in 0..<600 {
      host.advance(by: 1 / 60)
      if host.allElements.contains(where: { $0.label.contains(text) }) { return }
      try? await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("'\(text)' does not show")
  }

  @Test func aFirstStartHasConversations() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = MessagesModel(store: folder.appending(path: "m.sqlite"))
    let host = try host(model)
    await wait(host, for: "Harbour walk")
    await wait(host, for: "See you there")
    #expect(host.allElements.contains { $0.label.contains("Kitchen") })
  }

  @Test func conversationsOfAFileAreShown() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "dataset.json")
    let lines = (0..<40).map {
      #"{"text": "line \#($0)", "timestamp": "2018-05-02T19:38:\#(10 + $0)Z", "sender": "\#($0 % 3 == 0 ? "a" : "b")"}"#
    }
    try Data(#"{"x": {"messages": [[\#(lines.joined(separator: ","))]]}}"#.utf8).write(to: file)
    let model = MessagesModel(store: folder.appending(path: "m.sqlite"), conversations: file)
    let host = try host(model)
    await wait(host, for: "Alex 1")
  }

  @Test func aDamagedFileStaysUntilSomebodyDecides() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "m.sqlite")
    let damaged = Data("SQLite format 3\0".utf8) + Data(repeating: 0xA5, count: 8192)
    try damaged.write(to: file)
    let model = MessagesModel(store: file)
    let host = try host(model)
    await wait(host, for: "cannot be opened")
    #expect(try Data(contentsOf: file) == damaged)
    let button = try #require(host.buttons.first { $0.label.contains("Set Aside") })
    button.click()
    await wait(host, for: "Harbour walk")
    #expect(try Data(contentsOf: folder.appending(path: "m.sqlite.aside-1")) == damaged)
  }
}
