import Foundation
import Observation
import SwiftUI
import Testing
import UITestSupport

/// Options of controls: styles of disclosure groups, wheels, orders of menus, labels, widths of buttons, sections of tabs.
@MainActor struct ControlOptionTests {
  @MainActor @Observable final class Model {
    var choice = 1
    var text = ""
    var value = 0.5
    var isOpen = false
    var tab = "a"
    @ObservationIgnored var log: [String] = []
  }

  // MARK: Disclosure groups

  private struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func aStyleShowsAGroup() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) {
      DisclosureGroup("title") { Text("inside") }.disclosureGroupStyle(Plus())
    }
    #expect(host.staticTexts["title"] != nil && host.staticTexts["inside"] == nil)
    host.buttons["more"]?.click()
    #expect(host.staticTexts["inside"] != nil)
    host.buttons["less"]?.click()
    #expect(host.staticTexts["inside"] == nil)
  }

  @Test func groupsInsideHaveTheStyleToo() throws {
    let model = Model()
    model.isOpen = true
    let host = try TestHost(size: CGSize(width: 300, height: 300)) {
      DisclosureGroup("outer", isExpanded: Bindable(model).isOpen) {
        DisclosureGroup("inner") { Text("inside") }
      }
      .disclosureGroupStyle(Plus())
    }
    #expect(host.buttons["less"] != nil && host.buttons["more"] != nil)
  }

  private struct Framed: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        HStack {
          Text("framed")
          configuration.label
        }
      }
    }
  }

  @Test func aStyleMayBuildOnTheDefaultOne() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 300)) {
      DisclosureGroup("title", isExpanded: Bindable(model).isOpen) { Text("inside") }
        .disclosureGroupStyle(Framed())
    }
    host.allElements.first { $0.label.contains("title") }?.click()
    #expect(model.isOpen && host.staticTexts["inside"] != nil)
  }

  @Test func aGroupInAListHasItsStyle() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) {
      List { DisclosureGroup("title") { Text("inside") } }.disclosureGroupStyle(Plus())
    }
    host.buttons["more"]?.click()
    #expect(host.staticTexts["inside"] != nil)
  }

  // MARK: Wheels

  @Test func aWheelSelectsWhatComesToItsMiddle() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 200, height: 160)) {
      Picker("number", selection: Bindable(model).choice) {
        ForEach(0..<20, id: \.self) { Text("\($0)") }
      }
      .pickerStyle(.wheel).labelsHidden()
    }
    host.advance(by: 1)
    let selected = try #require(host.allElements.first { $0.label == "1" })
    // In the middle of 160.
    #expect(abs(selected.frame.midY - 80) < 1)
    // Two rows of 24.
    host.scroll(100, 80, dy: 48)
    host.advance(by: 1)
    #expect(model.choice == 3)
    model.choice = 10
    host.update()
    host.advance(by: 2)
    #expect(abs((host.allElements.first { $0.label == "10" }?.frame.midY ?? 0) - 80) < 1)
  }

  // MARK: Menus

  private func order(_ order: MenuOrder, bottom: Bool) throws -> [String] {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) {
      VStack {
        if bottom { Spacer() }
        Menu("menu") {
          Button("one") {}
          Button("two") {}
        }
        if !bottom { Spacer() }
      }
      .menuOrder(order)
    }
    host.buttons["menu"]?.click()
    host.advance(by: 1)
    return host.buttons.filter { ["one", "two"].contains($0.label) }.sorted { $0.frame.minY < $1.frame.minY }
      .map(\.label)
  }

  @Test func aMenuAboveWhatOpensItBeginsThere() throws {
    #expect(try order(.automatic, bottom: true) == ["one", "two"])
    #expect(try order(.priority, bottom: true) == ["two", "one"])
    #expect(try order(.priority, bottom: false) == ["one", "two"])
    #expect(try order(.fixed, bottom: true) == ["one", "two"])
  }

  // MARK: Labels and widths

  private struct Reader: View {
    @Environment(\.labelsVisibility) private var visibility
    var body: some View { Text(verbatim: "\(visibility)") }
  }

  @Test func labelsAreHiddenAndShownAgain() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) {
      VStack {
        LabeledContent("first", value: "1")
        LabeledContent("second", value: "2").labelsVisibility(.visible)
        Reader()
      }
      .labelsVisibility(.hidden)
    }
    #expect(host.staticTexts["first"] == nil && host.staticTexts["second"] != nil)
    #expect(host.staticTexts["hidden"] != nil)
  }

  @Test func aFlexibleButtonIsAsWideAsThereIsRoom() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) {
      VStack {
        Button("wide") {}.buttonSizing(.flexible)
        Button("own") {}.buttonSizing(.fitted)
      }
    }
    #expect(host.buttons["wide"]?.frame.width == 300)
    #expect(try #require(host.buttons["own"]).frame.width < 100)
  }

  // MARK: Tabs

  private func tabs(_ model: Model, _ style: some TabViewStyle) throws -> TestHost {
    try TestHost(size: CGSize(width: 600, height: 300)) {
      TabView(selection: Bindable(model).tab) {
        Tab("A", systemImage: "house", value: "a") { Text("page a") }
        TabSection("Section") {
          Tab("B", systemImage: "house", value: "b") { Text("page b") }
          Tab("C", systemImage: "house", value: "c") { Text("page c") }
        }
        Tab("D", systemImage: "house", value: "d") { Text("page d") }.tabPlacement(.sidebarOnly)
        Tab("E", systemImage: "house", value: "e") { Text("page e") }.tabPlacement(.pinned)
      }
      .tabViewStyle(style)
    }
  }

  @Test func tabsOfABarAreBySections() throws {
    let model = Model()
    let host = try tabs(model, .automatic)
    // What is for a sidebar alone is in no bar, and what is pinned is at its end.
    #expect(host.buttons.map(\.label) == ["A", "B", "C", "E"])
    let x = host.buttons.map(\.frame.minX)
    // Wider apart between sections.
    let gaps = zip(host.buttons.dropFirst(), host.buttons).map { $0.frame.minX - $1.frame.maxX }
    #expect(x == x.sorted() && gaps[0] > gaps[1] && gaps[2] > gaps[1])
    host.buttons["C"]?.click()
    #expect(model.tab == "c" && host.staticTexts["page c"] != nil)
    #expect(host.staticTexts["Section"] == nil)
  }

  @Test func aSidebarHasTheSectionsHeaders() throws {
    let model = Model()
    let host = try tabs(model, .sidebarAdaptable)
    #expect(host.buttons.map(\.label) == ["A", "B", "C", "D", "E"])
    let header = try #require(host.staticTexts["Section"]).frame
    let (a, b) = (try #require(host.buttons["A"]).frame, try #require(host.buttons["B"]).frame)
    #expect(a.maxY <= header.minY && header.maxY <= b.minY)
    host.buttons["D"]?.click()
    #expect(model.tab == "d")
    #expect(try #require(host.staticTexts["page d"]).frame.minX > 200)
  }

  // MARK: Forms

  @Test func aFormOfColumnsHasLabelsBeforeItsControls() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 400, height: 300)) {
      Form {
        TextField("Name", text: Bindable(model).text)
        TextField("Long title", text: Bindable(model).text, prompt: Text("prompt"))
        Slider(value: Bindable(model).value) { Text("Volume") }
        SecureField("Word", text: Bindable(model).text)
      }
      .formStyle(.columns)
    }
    let fields = host.textFields
    #expect(fields.map(\.label) == ["Name", "Long title", "Word"])
    // All controls begin at one line.
    let slider = try #require(host.allElements.first { $0.label == "Volume" })
    #expect(Set(fields.map(\.frame.minX)).count == 1 && abs(slider.frame.minX - fields[0].frame.minX) < 1)
    // The widest label stands before them: ten characters of at least four points.
    #expect(fields[0].frame.minX > 40)
  }

  @Test func aFieldOutsideOfAFormShowsItsTitleInside() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 400, height: 300)) {
      VStack {
        TextField("Name", text: Bindable(model).text)
        Form { TextField("Hidden", text: Bindable(model).text) }.formStyle(.columns).labelsHidden()
      }
    }
    #expect(host.textFields["Name"]?.frame.minX == 0)
    #expect(host.textFields["Hidden"] != nil)
  }
}
