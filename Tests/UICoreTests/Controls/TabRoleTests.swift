import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Tabs with a role and without a label, in a window of 400 by 200 points.
@MainActor struct TabRoleTests {
  @MainActor @Observable final class Model {
    var page: Int? = 1
    var text = ""
    @ObservationIgnored var isSearching = false
    @ObservationIgnored var log: [String] = []
  }

  private struct Page: View {
    let name: String
    let model: Model
    @Environment(\.isSearching) private var isSearching
    var body: some View {
      let _ = model.log.append(name)
      let _ = model.isSearching = isSearching
      Text(name)
    }
  }

  /// The search comes second, and stands last.
  private struct Tabs: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.page) {
        Tab("First", systemImage: "star", value: 1) { Page(name: "one", model: model) }
        Tab(value: 3, role: .search) { Page(name: "found", model: model) }
        Tab("Second", systemImage: "star", value: 2) { Page(name: "two", model: model) }
      }
    }
  }

  private func host(
    phone: Bool = false, direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> some View
  ) throws -> TestHost {
    try TestHost(size: CGSize(width: 400, height: 200), profile: phone ? .phone : .desktop) {
      content().environment(\.layoutDirection, direction)
    }
  }

  private func labels(_ host: TestHost) -> [String] {
    host.buttons.sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
  }

  @Test func theSearchStandsApartAtTheEnd() throws {
    let model = Model()
    let desktop = try host { Tabs(model: model) }
    #expect(labels(desktop) == ["First", "Second", "Search"])
    // 8 from the window's edge, 3 inside of its ground, 22 high in the bar's 8.
    let search = try #require(desktop.buttons["Search"]).frame
    #expect(search.maxX == 400 - 8 - 3 && search.minY == 8 + 3 && search.height == 22)
    // The others are in the middle, as they would be without it: 2 between them, 3 around.
    let (first, second) = (desktop.buttons["First"]!.frame, desktop.buttons["Second"]!.frame)
    #expect(first.minX == 400 - second.maxX && second.minX - first.maxX == 2)

    let mirrored = try host(direction: .rightToLeft) { Tabs(model: model) }
    #expect(labels(mirrored) == ["Search", "Second", "First"])
    #expect(mirrored.buttons["Search"]?.frame.minX == 11)
  }

  @Test func onAPhoneItIsACircle() throws {
    let model = Model()
    let phone = try host(phone: true) { Tabs(model: model) }
    #expect(labels(phone) == ["First", "Second", "Search"])
    // 40 wide, 12 from the edge, in a bar of 49; the others share what is left of 400 - 40 - 2 · 12.
    #expect(phone.buttons["Search"]?.frame == CGRect(x: 348, y: 151, width: 40, height: 49))
    #expect(phone.buttons["Second"]?.frame == CGRect(x: 168, y: 151, width: 168, height: 49))
    let mirrored = try host(phone: true, direction: .rightToLeft) { Tabs(model: model) }
    #expect(mirrored.buttons["Search"]?.frame == CGRect(x: 12, y: 151, width: 40, height: 49))
  }

  @Test func aRoleChoosesAndShowsItsPage() throws {
    let model = Model()
    let host = try host { Tabs(model: model) }
    #expect(model.log == ["one"])
    host.buttons["Search"]?.click()
    #expect(model.page == 3 && model.log == ["one", "found"])
    #expect(host.buttons["Search"]?.isSelected == true && host.buttons["First"]?.isSelected == false)
    #expect(host.staticTexts["found"] != nil && host.staticTexts["one"] == nil)
  }

  /// Two are prominent, and there is a search.
  private struct Prominent: View {
    let model: Model
    @State private var page = 1
    var body: some View {
      TabView(selection: $page) {
        Tab(value: 3, role: .search) { Text("found") }
        Tab("Write", systemImage: "star", value: 4, role: .prominent) { Text("written") }
        Tab("First", systemImage: "star", value: 1) { Text("one") }
        Tab("Other", systemImage: "star", value: 5, role: .prominent) { Text("other") }
      }
      .searchable(text: Bindable(model).text)
    }
  }

  /// One tab alone is set apart, in the place of the search's, which stands where it is written.
  @Test func theProminentTabStandsApart() throws {
    let model = Model()
    let desktop = try host { NavigationStack { Prominent(model: model) } }
    let tabs = labels(desktop).filter { ["Search", "First", "Other", "Write"].contains($0) }
    #expect(tabs == ["Search", "First", "Other", "Write"])
    // But for the rounding of a sum: 8 from the window's edge, 3 inside of its ground.
    #expect(abs(try #require(desktop.buttons["Write"]).frame.maxX - (400 - 8 - 3)) < 1e-9)
    desktop.buttons["Write"]?.click()
    #expect(desktop.staticTexts["written"] != nil)

    let phone = try host(phone: true) { Prominent(model: model) }
    // 40 wide, 12 from the edge; three others share what is left of 400 - 40 - 2 · 12.
    #expect(phone.buttons["Write"]?.frame == CGRect(x: 348, y: 151, width: 40, height: 49))
    #expect(phone.buttons["Search"]?.frame == CGRect(x: 0, y: 151, width: 112, height: 49))
    phone.buttons["Write"]?.click()
    phone.buttons["Search"]?.click()
    // The field, and the tab that was chosen before.
    #expect(phone.textFields.count == 1 && labels(phone) == ["Write"])
    phone.buttons["Write"]?.click()
    #expect(phone.textFields.isEmpty && phone.staticTexts["written"] != nil)
  }

  private struct Forms: View {
    let title: String
    var body: some View {
      TabView {
        Tab { Text("none") }
        Tab(title, systemImage: "star", role: nil) { Text("text") }
        Tab("Key", image: "picture") { Text("image") }
        Tab {
          Text("any")
        } label: {
          Text("Label")
        }
        Tab(role: .search) {
          Text("found")
        } label: {
          Text("Find")
        }
      }
    }
  }

  /// The forms that Apple documents; what has no value is chosen by the view itself.
  @Test func labelsAreWhatTheyAreGiven() throws {
    let host = try host { Forms(title: "Title") }
    #expect(Set(host.buttons.map(\.label)) == ["", "Title", "Key", "Label", "Find"])
    #expect(labels(host).last == "Find")
    host.buttons["Find"]?.click()
    #expect(host.staticTexts["found"] != nil)
    host.buttons["Label"]?.click()
    #expect(host.staticTexts["any"] != nil)
  }

  @Test func aSidebarHasTheSearchWhereItIsWritten() throws {
    let model = Model()
    let host = try host { Tabs(model: model).tabViewStyle(.sidebarAdaptable) }
    let tabs = host.buttons.sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
    #expect(tabs == ["First", "Search", "Second"])
  }

  // MARK: Around a search

  private struct Searched: View {
    @Bindable var model: Model
    var body: some View { Tabs(model: model).searchable(text: $model.text) }
  }

  @Test func aSearchChoosesItsTabAndEndsWithIt() throws {
    let model = Model()
    let host = try host { NavigationStack { Searched(model: model) } }
    #expect(host.textFields.count == 1)
    host.press(.character("f"), .control)
    host.type("pe")
    #expect(model.page == 3 && model.isSearching && model.text == "pe")
    host.buttons["Second"]?.click()
    host.update()
    #expect(model.page == 2 && !model.isSearching && model.text == "")
  }

  @Test func aPhoneHasTheFieldInItsBar() throws {
    let model = Model()
    let host = try host(phone: true) { Searched(model: model) }
    #expect(host.textFields.isEmpty)
    #expect(host.staticTexts["one"]?.frame.midY == 75.5)
    host.buttons["Second"]?.click()
    host.buttons["Search"]?.click()
    // The tab before, 12 from the edge and 40 wide, and 8 behind it the field.
    #expect(host.buttons.map(\.label) == ["Second"])
    #expect(host.buttons["Second"]?.frame == CGRect(x: 12, y: 151, width: 40, height: 49))
    let field = try #require(host.textFields.first)
    #expect(field.frame.minX > 60 && field.frame.maxX < 388 && field.frame.midY == 151 + 24.5)
    host.type("x")
    #expect(model.text == "")
    field.type("pe")
    #expect(model.text == "pe" && model.isSearching)
    host.buttons["Second"]?.click()
    host.update()
    #expect(model.page == 2 && model.text == "" && host.textFields.isEmpty)
  }
}
