import Foundation
import PlatformHeadless
import Testing
import UniformTypeIdentifiers

@testable import UIControls
@testable import UICore

/// A text that is a document.
struct NoteDocument: FileDocument, Equatable {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(_ text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

/// An app with documents, its first window open, on a platform without a screen.
@MainActor final class OpenedDocuments {
  let platform = HeadlessPlatform()
  let host: AppHost
  let folder: URL

  /// - Parameter files: names and texts of the files that the command line names.
  init(_ program: some App, files: [(name: String, text: String)] = [], profile: PlatformProfile = .desktop) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files { try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name)) }
    var options = LaunchOptions()
    options.profile = profile
    options.size = CGSize(width: 600, height: 500)
    options.words = files.map { [folder] in folder.appendingPathComponent($0.name).path }
    host = try AppHost(program, platform: platform, options: options, windowFrame: WindowBar.make) { _, _ in }
    if !host.openLaunchedFiles() { host.openWindow(id: nil, value: nil) }
    step()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var titles: [String] { host.windows.map { $0.window.title } }
  func step() { platform.advance(by: 0.5) }

  /// Waits until something holds that tasks bring about; ten seconds at most.
  func wait(until condition: () -> Bool) async throws {
    for _ in 0..<2_000 where !condition() {
      platform.advance(by: 0.05)
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    step()
  }

  func elements(_ window: Int = 0) -> [AccessibilityElement] {
    host.windows[window].host.accessibilityElements.flatMap(\.flattened)
  }
  func labels(_ window: Int = 0) -> [String] { elements(window).map(\.label).filter { !$0.isEmpty } }

  func click(_ label: String, _ window: Int = 0) throws {
    let element = elements(window).last { $0.label == label && $0.isEnabled }
    let frame = try #require(element?.frame, "no \(label) in \(labels(window))")
    let pointer = PointerEvent(location: CGPoint(x: frame.midX, y: frame.midY))
    let target = platform.windows[window]
    for event in [.pointerMoved(pointer), .pointerDown(pointer), .pointerUp(pointer)] as [InputEvent] {
      target.send(event)
      step()
    }
  }

  func press(_ key: InputEvent.Key, _ modifiers: EventModifiers = .control, _ window: Int = 0) {
    platform.windows[window].send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    if platform.windows.indices.contains(window) {
      platform.windows[window].send(.keyUp(key, modifiers: modifiers))
    }
    step()
  }

  func press(_ character: Character, _ modifiers: EventModifiers = .control, _ window: Int = 0) {
    press(.character(character), modifiers, window)
  }

  func type(_ text: String, _ window: Int = 0) {
    platform.windows[window].send(.text(text))
    step()
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    // A file system tells times apart that are this long from each other.
    Thread.sleep(forTimeInterval: 0.02)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }
}
