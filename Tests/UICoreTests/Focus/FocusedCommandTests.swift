import Foundation
import Geometry
import Observation
import PlatformHeadless
import SwiftUI
import Testing

@testable import UIControls
@testable import UICore

extension FocusedValues {
  @Entry fileprivate var note: String?
}

/// Menus that act on what has the focus in their window.
@MainActor struct FocusedCommandTests {
  @MainActor @Observable final class Model {
    @ObservationIgnored var log: [String] = []
    @ObservationIgnored var numbers = 0
    var hasMore = false
  }

  private struct NoteCommands: Commands {
    let model: Model
    @FocusedValue(\.note) private var note
    @Environment(\.colorScheme) private var scheme

    var body: some Commands {
      CommandMenu("Note") {
        Button("Print \(note ?? "nothing")") { model.log.append("print \(note ?? "nothing")") }
          .keyboardShortcut("p")
          .disabled(note == nil)
      }
      if model.hasMore { More(note: note) } else { EmptyCommands() }
    }
  }

  private struct More: Commands {
    let note: String?
    @State private var made = 1
    var body: some Commands { CommandMenu("More") { Button("made \(made)") { made += 1 } } }
  }

  private struct Page: View {
    let model: Model
    @State private var number = 0
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("field", text: $text).frame(width: 200).focusedValue(\.note, "note \(number)")
        Button("other") {}
      }
      .onAppear {
        model.numbers += 1
        number = model.numbers
      }
    }
  }

  private struct Program: App {
    let model: Model
    @FocusedValue(\.note) private var note
    init(model: Model) { self.model = model }
    init() { model = Model() }
    var body: some Scene {
      let _ = model.log.append("app \(note ?? "nothing")")
      WindowGroup { Page(model: model) }.commands { NoteCommands(model: model) }
    }
  }

  private let platform = HeadlessPlatform()

  private func open(_ model: Model) throws -> AppHost {
    var options = LaunchOptions()
    options.size = CGSize(width: 400, height: 300)
    let host = try AppHost(Program(model: model), platform: platform, options: options, windowFrame: WindowBar.make) {
      _, _ in
    }
    for _ in 0..<2 {
      host.openWindow(id: nil, value: nil)
      platform.advance(by: 0.1)
    }
    model.log = []
    return host
  }

  private func elements(_ host: AppHost, _ window: Int) -> [AccessibilityElement] {
    host.windows[window].host.accessibilityElements.flatMap(\.flattened)
  }

  private func click(_ label: String, _ host: AppHost, _ window: Int) throws {
    let frame = try #require(elements(host, window).first { $0.label == label }?.frame)
    let pointer = PointerEvent(location: CGPoint(x: frame.midX, y: frame.midY))
    for event in [.pointerMoved(pointer), .pointerDown(pointer), .pointerUp(pointer)] as [InputEvent] {
      platform.windows[window].send(event)
      platform.advance(by: 0.5)
    }
  }

  private func key(_ key: InputEvent.Key, _ modifiers: EventModifiers, _ window: Int) {
    platform.windows[window].send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    platform.windows[window].send(.keyUp(key, modifiers: modifiers))
    platform.advance(by: 0.5)
  }

  @Test func itemsFollowTheFocusOfTheirWindow() throws {
    let model = Model()
    let host = try open(model)
    key(.character("p"), .control, 0)
    #expect(model.log == [])
    try click("field", host, 0)
    key(.character("p"), .control, 0)
    // The other window's menus have nothing to act on.
    key(.character("p"), .control, 1)
    #expect(model.log.filter { $0.hasPrefix("print") } == ["print note 1"])
    try click("field", host, 1)
    key(.character("p"), .control, 1)
    key(.character("p"), .control, 0)
    #expect(model.log.filter { $0.hasPrefix("print") } == ["print note 1", "print note 2", "print note 1"])
  }

  /// An open menu has the keyboard, but acts on what had it before.
  @Test func anOpenMenuKeepsWhatItActsOn() throws {
    let model = Model()
    let host = try open(model)
    try click("Note", host, 0)
    #expect(elements(host, 0).first { $0.label == "Print nothing" }?.isEnabled == false)
    key(.escape, [], 0)
    try click("field", host, 0)
    try click("Note", host, 0)
    #expect(elements(host, 0).first { $0.label == "Print note 1" }?.isEnabled == true)
    try click("Print note 1", host, 0)
    #expect(model.log.filter { $0.hasPrefix("print") } == ["print note 1"])
  }

  @Test func theAppFollowsTheActiveWindow() throws {
    let model = Model()
    let host = try open(model)
    platform.windows[1].send(.focusLost)
    platform.windows[0].send(.focusGained)
    try click("field", host, 0)
    #expect(model.log.filter { $0.hasPrefix("app") } == ["app note 1"])
    platform.windows[0].send(.focusLost)
    platform.windows[1].send(.focusGained)
    platform.advance(by: 0.5)
    #expect(model.log.filter { $0.hasPrefix("app") } == ["app note 1", "app nothing"])
    platform.windows[1].send(.focusLost)
    platform.windows[0].send(.focusGained)
    platform.advance(by: 0.5)
    #expect(model.log.last == "app note 1")
  }

  @Test func commandsHaveState() throws {
    let model = Model()
    let host = try open(model)
    model.hasMore = true
    platform.advance(by: 0.5)
    try click("More", host, 0)
    try click("made 1", host, 0)
    try click("More", host, 0)
    #expect(elements(host, 0).contains { $0.label == "made 2" })
    key(.escape, [], 0)
    // Each window has its own, and so has a menu that comes back.
    try click("More", host, 1)
    #expect(elements(host, 1).contains { $0.label == "made 1" })
    key(.escape, [], 1)
    model.hasMore = false
    platform.advance(by: 0.5)
    model.hasMore = true
    platform.advance(by: 0.5)
    try click("More", host, 0)
    #expect(elements(host, 0).contains { $0.label == "made 1" })
  }
}
