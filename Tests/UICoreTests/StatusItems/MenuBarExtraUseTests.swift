import Foundation
import Observation
import DisplayList
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

@MainActor @Observable fileprivate final class Model {
  var names = ["a", "b"]
  var chosen = ""
}

/// A program with two items, windows and settings.
private struct Busy: App {
  var model: Model?

  var body: some Scene {
    WindowGroup("Notes", id: "notes") { Text("Notes") }
      .defaultLaunchBehavior(.suppressed)
    Settings { Text("Set") }
    MenuBarExtra("First", systemImage: "star") {
      if let model { BusyItems(model: model) }
    }
    MenuBarExtra {
      Closing()
    } label: {
      TimelineView(.periodic(from: .init(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate) % 100)")
      }
      .accessibilityLabel("Second")
    }
    .menuBarExtraStyle(.window)
  }
}

private struct BusyItems: View {
  let model: Model
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Open Notes") { openWindow(id: "notes") }
    SettingsLink()
    ForEach(model.names, id: \.self) { name in
      Button(name) { model.chosen = name }
        .keyboardShortcut(KeyEquivalent(Character(name)))
    }
    Picker("Inline", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.inline)
    ControlGroup { Button("In a group") {} }
  }
}

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      Button("Count \(count)") { count += 1 }
      Menu("Inner") { Button("Choice") { count += 10 } }
    }
    .frame(width: 300, height: 200)
  }
}

/// What programs do with items of the panel, besides what one item's tests look at.
@MainActor struct MenuBarExtraUseTests {
  private let model = Model()
  private let program: PanelProgram

  init() throws { program = try PanelProgram(Busy(model: model)) }

  @Test func itemsOpenWindowsAndSettings() {
    program.choose("Open Notes")
    program.choose("Settings…")
    #expect(program.platform.windows.map(\.title) == ["Notes", "Settings"])
    // Windows go, items stay.
    for window in program.host.windows { program.host.close(window) }
    program.step()
    #expect(program.platform.windows.isEmpty && program.platform.statusItems.count == 2)
  }

  @Test func linesThatMoveKeepTheirNumbers() {
    func number(_ title: String) -> UInt32? { program.menu.first { $0.title == title }?.id }
    let (a, b) = (number("a"), number("b"))
    let late = program.menu.first { $0.title == "a" }
    model.names = ["c", "b", "a"]
    program.step()
    #expect(number("a") == a && number("b") == b && number("c") != nil)
    model.names = ["b"]
    program.step()
    // What a click that comes late would run is not another line's.
    late?.run?()
    #expect(model.chosen == "" || model.chosen == "a")
    #expect(program.lines == ["Open Notes", "Settings…", "b", "[x] One", "In a group"])
  }

  @Test func aLabelFollowsTheTime() throws {
    let item = program.platform.statusItems[1]
    let first = try #require(item.content).picture.draw()
    program.platform.advance(by: 1)
    let second = try #require(item.content).picture.draw()
    #expect(item.content?.name == "Second" && first.pixels != second.pixels)
  }

  @Test func aWindowIsUsedAndClosesItself() throws {
    program.platform.statusItems[1].press()
    program.step()
    let window = try #require(program.host.windows.first)
    func click(_ label: String) {
      let element = window.host.accessibilityElements.flatMap(\.flattened).first { $0.label == label }
      element?.actions.first?.run()
      program.step()
    }
    click("Count 0")
    click("Inner")
    click("Choice")
    let labels = window.host.accessibilityElements.flatMap(\.flattened).map(\.label)
    #expect(labels.contains("Count 11"))
    click("Close")
    #expect(program.platform.windows.isEmpty)
    program.platform.statusItems[1].press()
    program.step()
    #expect(program.platform.windows.count == 1)
  }

  @Test func thePanelsDarknessDecidesTheLabelsColours() throws {
    let light = try #require(program.item?.content).picture.draw()
    program.platform.isDark = true
    model.names = []
    program.step()
    let dark = try #require(program.item?.content).picture.draw()
    func brightest(_ bitmap: Bitmap) -> UInt32 { bitmap.pixels.map { $0 & 255 }.max() ?? 0 }
    #expect(brightest(light) < 100 && brightest(dark) > 200)
  }
}
