import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Programs write styles of their own from the configurations that Apple documents.
@MainActor
struct StylesOfOnesOwnTests {
  private struct TriggerStyle: PrimitiveButtonStyle {
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
      HStack {
        Text(configuration.role == .destructive ? "!" : "?")
        configuration.label
      }
      .onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func aPrimitiveButtonStyleDecidesWhatAPressIs() throws {
    @MainActor final class Count { var presses = 0 }
    let count = Count()
    let host = try TestHost {
      Button("Erase", role: .destructive) { count.presses += 1 }.buttonStyle(TriggerStyle())
    }
    let frame = try #require(host.staticTexts["Erase"]?.frame)
    host.click(frame.midX, frame.midY)
    host.advance(by: 1)
    #expect(count.presses == 0)
    host.click(frame.midX, frame.midY, count: 2)
    #expect(count.presses == 1)
    #expect(host.staticTexts["!"] != nil)
  }

  private struct PressedStyle: ButtonStyle {
    func makeBody(configuration: ButtonStyleConfiguration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "down" : "up")
      }
    }
  }

  @Test func aButtonStyleFollowsThePress() throws {
    let host = try TestHost { Button("Go") {}.buttonStyle(PressedStyle()) }
    #expect(host.buttons["Go, up"] != nil)
    let frame = try #require(host.buttons["Go, up"]?.frame)
    // On the first text: what is between the two is not pressed.
    let point = CGPoint(x: frame.minX + 4, y: frame.midY)
    host.send(.pointerDown(PointerEvent(location: point)))
    #expect(host.buttons["Go, down"] != nil)
    host.send(.pointerUp(PointerEvent(location: point)))
    #expect(host.buttons["Go, up"] != nil)
  }

  private struct StackedStyle: LabeledContentStyle {
    func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func labeledContentIsArrangedByItsStyle() throws {
    let host = try TestHost { LabeledContent("Size") { Text("12 MB") }.labeledContentStyle(StackedStyle()) }
    let (label, content) = (host.staticTexts["Size"]?.frame, host.staticTexts["12 MB"]?.frame)
    #expect(try #require(label).maxY == #require(content).minY)
  }

  private struct MarkedMenu: MenuStyle {
    func makeBody(configuration: MenuStyleConfiguration) -> some View {
      HStack {
        Text("Mark")
        Menu(configuration)
      }
    }
  }

  @Test func aMenuStyleBuildsOnTheMenu() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) {
      Menu("More") { Button("One") {} }.menuStyle(MarkedMenu())
    }
    #expect(host.staticTexts["Mark"] != nil)
    host.buttons["More"]?.click()
    host.advance(by: 1)
    #expect(host.buttons["One"] != nil)
  }

  private struct DaysStyle: DatePickerStyle {
    func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
      HStack {
        configuration.label
        Button("Next") { configuration.selection += 86_400 }
        Text(configuration.displayedComponents == DatePickerComponents.date ? "days" : "more")
      }
    }
  }

  @Test func aDatePickerStyleWritesTheSelection() throws {
    struct Picker: View {
      @State var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(DaysStyle())
        Text("\(Int(date.timeIntervalSince1970))")
      }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 100)) { VStack { Picker() } }
    #expect(host.staticTexts["days"] != nil)
    host.buttons["Next"]?.click()
    #expect(host.staticTexts["86400"] != nil)
  }

  private struct Items: ToolbarContent {
    let isLong: Bool
    @ToolbarContentBuilder var body: some ToolbarContent {
      ToolbarItem(placement: .primaryAction) { Button("One") {} }
      if isLong { ToolbarItem(placement: .primaryAction) { Button("Two") {} } }
    }
  }

  @Test func toolbarsAreComposed() throws {
    func buttons(_ isLong: Bool) throws -> [String] {
      try TestHost(size: CGSize(width: 400, height: 200)) {
        NavigationStack { Text("Body").toolbar { Items(isLong: isLong) } }
      }
      .buttons.map(\.label)
    }
    #expect(try buttons(true) == ["One", "Two"])
    #expect(try buttons(false) == ["One"])
  }

  @Test func sheetsOfTheOlderFormsAreDismissed() throws {
    struct Asking: View {
      @State var asks = false
      @State var chosen = "nothing"
      @State var shows = false
      var body: some View {
        Button("Ask") { asks = true }
          .actionSheet(isPresented: $asks) {
            ActionSheet(
              title: Text("Which?"), message: Text("One of two"),
              buttons: [.default(Text("This")) { chosen = "this" }, .cancel()])
          }
        Button("Show") { shows = true }
          .sheet(isPresented: $shows) {
            Older().presentationDragIndicator(.visible).presentationCornerRadius(12)
          }
        Text(chosen)
      }
    }
    struct Older: View {
      @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
      var body: some View { Button(mode.wrappedValue.isPresented ? "Done" : "No") { mode.wrappedValue.dismiss() } }
    }
    let host = try TestHost(size: CGSize(width: 400, height: 400)) { VStack { Asking() } }
    host.buttons["Ask"]?.click()
    host.advance(by: 1)
    #expect(host.staticTexts["Which?"] != nil)
    host.buttons["This"]?.click()
    host.advance(by: 1)
    #expect(host.staticTexts["this"] != nil)
    host.buttons["Show"]?.click()
    host.advance(by: 1)
    host.buttons["Done"]?.click()
    host.advance(by: 1)
    #expect(host.buttons["Show"] != nil)
  }

  @Test func shortcutsAreValues() throws {
    @MainActor final class Count { var presses = 0 }
    let count = Count()
    let host = try TestHost {
      Button("Go") { count.presses += 1 }
        .keyboardShortcut(KeyboardShortcut(KeyEquivalent("k"), modifiers: [.command, .shift]))
    }
    host.send(.keyDown(.character("k"), modifiers: .control, isRepeat: false))
    #expect(count.presses == 0)
    host.send(.keyDown(.character("k"), modifiers: [.control, .shift], isRepeat: false))
    #expect(count.presses == 1)
  }

  @Test func columnsAreHiddenByTheirVisibility() throws {
    func texts(_ visibility: NavigationSplitViewVisibility) throws -> [String] {
      try TestHost(size: CGSize(width: 900, height: 300)) {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          Text("Sidebar")
        } detail: {
          Text("Detail")
        }
      }
      .staticTexts.map(\.label)
    }
    #expect(try texts(.all) == ["Sidebar", "Detail"])
    #expect(try texts(.detailOnly) == ["Detail"])
  }

  @Test func controlsAreAsLargeAsTheirSize() throws {
    struct Reader: View {
      @Environment(\.controlSize) private var size: ControlSize
      var body: some View { Text(size == .large ? "large" : "other") }
    }
    let host = try TestHost { Reader().controlSize(.large) }
    #expect(host.staticTexts["large"] != nil)
    func height(_ size: ControlSize) throws -> CGFloat {
      let host = try TestHost { Button("a") {}.buttonStyle(.bordered).controlSize(size) }
      return host.buttons[0].frame.height
    }
    #expect(try height(.large) > height(.regular))
    #expect(try height(.regular) > height(.mini))
  }

  @Test func anOutlineGroupShowsItsRoots() throws {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let nodes = [Node(id: "a", children: [Node(id: "b")]), Node(id: "c")]
    let host = try TestHost(size: CGSize(width: 200, height: 200)) {
      List { OutlineGroup(nodes, children: \.children) { Text($0.id) } }
    }
    #expect(host.staticTexts.map(\.label) == ["a", "c"])
  }

  @Test func anEquatableViewIsNotAskedAgain() throws {
    @MainActor final class Count { var bodies = 0 }
    struct Leaf: View, Equatable {
      let number: Int
      let count: Count
      nonisolated static func == (a: Leaf, b: Leaf) -> Bool { a.number == b.number }
      var body: some View {
        let _ = count.bodies += 1
        Text("\(number)")
      }
    }
    struct Root: View {
      let count: Count
      @State var steps = 0
      var body: some View {
        Button("Step \(steps)") { steps += 1 }
        Leaf(number: steps / 2, count: count).equatable()
      }
    }
    let count = Count()
    let host = try TestHost { VStack { Root(count: count) } }
    #expect(count.bodies == 1)
    host.buttons[0].click()
    #expect(count.bodies == 1)
    host.buttons[0].click()
    #expect(count.bodies == 2)
  }
}
