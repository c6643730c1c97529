import Combine
import Foundation
import Geometry
import Observation
import PlatformHeadless
import SwiftUI
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

extension FocusedValues {
  @Entry fileprivate var document: String?
  @Entry fileprivate var count: Binding<Int>?
  @Entry fileprivate var save: (() -> Void)?
  fileprivate var page: Int? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}

private struct PageKey: FocusedValueKey { typealias Value = Int }

/// What the focus publishes, in views of its window.
@MainActor struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.document) private var document
    @FocusedValue(\.page) private var page
    var body: some View { Text("\(document ?? "none") \(page.map(String.init) ?? "none")") }
  }

  private struct Field: View {
    let name: String
    @State private var text = ""
    var body: some View { TextField(name, text: $text).frame(width: 100) }
  }

  private func reads(_ text: String, _ host: TestHost) -> Bool { host.staticTexts[text] != nil }

  @Test func aValueIsThereWhileTheFocusIsInside() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Reader()
        Field(name: "A").focusedValue(\.document, "letter")
        Field(name: "B")
      }
    }
    #expect(reads("none none", host))
    host.textFields[0].click()
    #expect(reads("letter none", host))
    host.textFields[1].click()
    #expect(reads("none none", host))
  }

  @Test func theNearestToTheFocusCounts() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Reader()
        VStack {
          Field(name: "A").focusedValue(\.document, "inner")
          Field(name: "B").focusedValue(\.document, String?.none)
        }
        .focusedValue(\.document, "outer")
        .focusedValue(\.page, 3)
      }
      .focusedSceneValue(\.document, "scene")
    }
    #expect(reads("scene none", host))
    host.textFields[0].click()
    #expect(reads("inner 3", host))
    // Nil publishes nothing.
    host.textFields[1].click()
    #expect(reads("outer 3", host))
  }

  @MainActor @Observable final class Model {
    var document = "first"
    var page = 1
    var isShown = true
    var log: [String] = []
  }

  private struct Publisher: View {
    let model: Model
    var body: some View {
      if model.isShown {
        Field(name: "A")
          .focusedValue(\.document, model.document).focusedSceneValue(\.page, model.page)
      }
    }
  }

  @Test func aReaderRunsForItsValueAlone() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        PageReader()
        Publisher(model: model)
      }
    }
    host.textFields[0].click()
    #expect(reads("1", host))
    host.resetCounts()
    model.document = "second"
    host.update()
    #expect(host.bodies(of: PageReader.self) == 0)
    model.page = 2
    host.update()
    #expect(reads("2", host))
    #expect(host.bodies(of: PageReader.self) == 1)
  }

  private struct PageReader: View {
    @FocusedValue(\.page) private var page
    var body: some View { Text(page.map(String.init) ?? "none") }
  }

  @Test func aViewThatGoesTakesItsValueAlong() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Reader()
        Publisher(model: model)
      }
    }
    host.textFields[0].click()
    #expect(reads("first 1", host))
    model.isShown = false
    host.update()
    #expect(reads("none none", host))
    model.isShown = true
    host.update()
    #expect(reads("none 1", host))
  }

  private struct Counter: View {
    @FocusedBinding(\.count) private var count
    var body: some View {
      Button("count \(count.map(String.init) ?? "none")") { if let now = count { count = now + 1 } }
      Doubled(number: $count)
    }
  }

  private struct Doubled: View {
    @Binding var number: Int?
    var body: some View { Button("set") { number = 10 } }
  }

  private struct Counted: View {
    @State private var count = 0
    var body: some View {
      Text("has \(count)")
      Field(name: "A").focusedValue(\.count, $count)
    }
  }

  @Test func aBindingIsReadAndWritten() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Counter()
        Counted()
      }
    }
    host.buttons["count none"]?.click()
    #expect(reads("has 0", host))
    host.textFields[0].click()
    // A click on a button leaves the focus where it is.
    host.buttons["count 0"]?.click()
    #expect(reads("has 1", host))
    #expect(host.buttons["count 1"] != nil)
    host.buttons["set"]?.click()
    #expect(reads("has 10", host))
  }

  private final class Player: ObservableObject { @Published var song = "A" }

  private struct Song: View {
    @FocusedObject private var player: Player?
    @FocusedValue(Model.self) private var model
    var body: some View { Text("\(player?.song ?? "none") \(model?.document ?? "none")") }
  }

  @Test func objectsAreFoundByTheirType() throws {
    let (model, player) = (Model(), Player())
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Song()
        Field(name: "A").focusedObject(player)
        Field(name: "B").focusedValue(model)
      }
    }
    #expect(reads("none none", host))
    host.textFields[0].click()
    #expect(reads("A none", host))
    player.song = "B"
    host.update()
    #expect(reads("B none", host))
    host.textFields[1].click()
    #expect(reads("none first", host))
    model.document = "second"
    host.update()
    #expect(reads("none second", host))
  }

  @Test func objectsOfTheSceneNeedNoFocus() throws {
    let (model, player) = (Model(), Player())
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      VStack { Song() }.focusedSceneObject(player).focusedSceneValue(model)
    }
    #expect(reads("A first", host))
  }

  private struct Flag: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "on" : "off") }
  }

  @Test func viewsInsideAreToldOfTheFocus() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Flag()
        HStack { Flag() }.focusable()
        HStack { Flag() }.focusable()
      }
    }
    func flags() -> [String] { host.allElements.map(\.label) }
    #expect(flags() == ["off", "off", "off"])
    host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
    #expect(flags() == ["off", "on", "off"])
    host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
    #expect(flags() == ["off", "off", "on"])
  }

  private struct Plain: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(.plain) }
  }

  @Test func labelsOfButtonsAreToldOfTheFocus() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Button(action: {}) { Flag() }
        Button(action: {}) { Flag() }.buttonStyle(Plain())
        Button(action: {}) { HStack { Flag() } }.buttonStyle(.borderedProminent)
      }
    }
    func flags() -> [String] { host.buttons.map(\.label) }
    #expect(flags() == ["off", "off", "off"])
    for focused in 0..<3 {
      host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
      #expect(flags() == (0..<3).map { $0 == focused ? "on" : "off" })
    }
  }

  @Test func twoWindowsHaveTheirOwn() throws {
    let first = try TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Reader()
        Field(name: "A").focusedValue(\.document, "letter")
      }
    }
    let second = TestHost(beside: first) { Reader() }
    first.textFields[0].click()
    second.update()
    #expect(reads("letter none", first))
    #expect(reads("none none", second))
  }
}
