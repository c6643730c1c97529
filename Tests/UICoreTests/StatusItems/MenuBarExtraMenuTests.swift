import Foundation
import Observation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

@MainActor @Observable fileprivate final class Model {
  var runs = 0
  var isLoud = false
  var speed = 1
  var isLocked = true
  var parts = [true, false]
  var symbol = "bolt.fill"
}

private struct Station: App {
  var model: Model?

  var body: some Scene {
    MenuBarExtra("Station", systemImage: model?.symbol ?? "star") {
      if let model { Items(model: model) }
    }
  }
}

private struct Items: View {
  @Bindable var model: Model

  var body: some View {
    Text(model.runs == 0 ? "Idle" : "Ran \(model.runs)")
    Button("Run") { model.runs += 1 }
    Divider()
    Toggle("Loud", isOn: $model.isLoud)
    Toggle("All", sources: $model.parts, isOn: \.self)
    Picker("Speed", selection: $model.speed) {
      Text("Slow").tag(1)
      Text("Fast").tag(2)
    }
    Section("Further") {
      Menu("More") {
        Button("Deep") { model.runs += 10 }
        Menu("Deeper") { Button("Deepest") { model.runs += 100 } }
      }
      Menu("Shut") { Button("Unseen") {} }.disabled(model.isLocked)
      Button("Locked") { model.runs = -1 }.disabled(model.isLocked)
    }
  }
}

@MainActor struct MenuBarExtraMenuTests {
  private let model = Model()
  private let program: PanelProgram

  init() throws { program = try PanelProgram(Station(model: model)) }

  @Test func theMenuIsLinesThatTheDesktopDraws() {
    #expect(
      program.lines == [
        "“Idle”", "Run", "---", "[ ] Loud", "[-] All", "Speed >", "  [x] Slow", "  [ ] Fast", "---", "“Further”",
        "More >",
        "  Deep", "  Deeper >", "    Deepest", "Shut disabled", "Locked disabled",
      ])
  }

  @Test func aLineDoesWhatItsButtonDoes() {
    let run = program.menu[1]
    program.choose("Run")
    program.choose("Deepest")
    #expect(model.runs == 101 && program.lines[0] == "“Ran 101”")
    // The number of a line stays while its view is there.
    #expect(program.menu[1].id == run.id)
  }

  @Test func marksFollowWhatTheyShow() {
    program.choose("Loud")
    program.choose("Fast")
    #expect(model.isLoud && model.speed == 2)
    #expect(program.lines.contains("[x] Loud") && program.lines.contains("  [x] Fast"))
    model.parts = [true, true]
    model.isLocked = false
    program.step()
    #expect(program.lines.contains("[x] All"))
    #expect(Array(program.lines.suffix(3)) == ["Shut >", "  Unseen", "Locked"])
  }

  @Test func theLabelIsAPictureCalledByItsTitle() throws {
    let content = try #require(program.item?.content)
    #expect(content.name == "Station" && content.picture.size == CGSize(width: 22, height: 22))
    let bolt = try content.picture.draw()
    #expect(bolt.pixels.contains { $0 >> 24 > 128 } && bolt.pixels[0] == 0)
    model.symbol = "star.fill"
    program.step()
    let star = try #require(program.item?.content).picture.draw()
    #expect(star.pixels != bolt.pixels)
  }
}

/// Whatever stands in a menu.
@MainActor struct MenuBarExtraLinesTests {
  private struct Shown<Content: View>: App {
    var content: (() -> Content)?
    var body: some Scene { MenuBarExtra("Shown") { content?() } }
  }

  private func lines(@ViewBuilder _ content: @escaping () -> some View) throws -> [String] {
    try PanelProgram(Shown(content: content)).lines
  }

  @Test func linesStandBetweenItemsAlone() throws {
    #expect(
      try lines {
        Divider()
        Button("A") {}
        Divider()
        Divider()
        Section { Button("B") {} }
        Divider()
      } == ["A", "---", "B"])
    #expect(try lines { Divider() } == [])
    #expect(try lines { EmptyView() } == [])
  }

  @Test func whatIsNoItemIsALineToRead() throws {
    let shown = try lines {
      Label("Named", systemImage: "star")
      VStack {
        Text("In a stack")
        Button("Pressed") {}
      }
      Image(systemName: "star")
      Link("Site", destination: URL(string: "https://example.org")!)
      Button(role: .destructive) {
      } label: {
        Label("Delete", systemImage: "trash")
      }
      ForEach(0..<2, id: \.self) { number in Button("Number \(number)") {} }
    }
    #expect(shown == ["“Named”", "“In a stack”", "Pressed", "Site", "Delete", "Number 0", "Number 1"])
  }

  private struct Endless: View {
    let depth: Int
    var body: some View {
      Menu("Menu \(depth)") {
        Endless(depth: depth + 1)
        Button("Item \(depth)") {}
      }
    }
  }

  /// A menu may hold one like itself: what is far inside is made when it opens.
  @Test func aMenuWithinItselfIsMadeAsItOpens() throws {
    let program = try PanelProgram(Shown { Endless(depth: 0) })
    #expect(program.lines == ["Menu 0 >", "  Menu 1 >", "    Menu 2 >", "    Item 1", "  Item 0"])
    program.choose("Menu 2")
    #expect(
      program.lines
        == [
          "Menu 0 >", "  Menu 1 >", "    Menu 2 >", "      Menu 3 >", "      Item 2", "    Item 1", "  Item 0",
        ])
  }
}
