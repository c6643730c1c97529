import DisplayList
import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Split views whose columns stand over each other, as on a phone and in narrow windows.
@MainActor struct CollapsedSplitViewTests {
  @MainActor @Observable final class Model {
    var folder: String?
    var mail: Int?
    var column = NavigationSplitViewColumn.sidebar {
      didSet { columns.append(column) }
    }
    var isSidebarShown = true
    @ObservationIgnored var columns: [NavigationSplitViewColumn] = []
    @ObservationIgnored var made: [String] = []
  }

  private static let phone = CGSize(width: 390, height: 500)

  private struct Mail: View {
    @Bindable var model: Model
    let isPreferred: Bool
    var body: some View {
      NavigationSplitView(preferredCompactColumn: isPreferred ? $model.column : nil) {
        List(["Inbox", "Sent"], id: \.self, selection: $model.folder) { Text($0) }.navigationTitle("Folders")
      } content: {
        Group {
          if let folder = model.folder {
            List([1, 2], id: \.self, selection: $model.mail) { Text("\(folder) \($0)") }
          } else {
            Text("No folder")
          }
        }
        .navigationTitle(model.folder ?? "Nothing")
      } detail: {
        Detail(model: model)
      }
    }
  }

  private struct Detail: View {
    let model: Model
    @State private var isRead = false
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text(model.mail.map { "Mail \($0)" } ?? "No mail")
        Toggle("Read", isOn: $isRead)
        Button("Archive") { dismiss() }
      }
      .navigationTitle("Detail")
    }
  }

  private func phone(_ model: Model, isPreferred: Bool = false) throws -> TestHost {
    try TestHost(size: Self.phone, profile: .phone) { Mail(model: model, isPreferred: isPreferred) }
  }

  private func tap(_ host: TestHost, _ text: String) {
    guard let frame = host.staticTexts[text]?.frame else {
      Issue.record("no \(text) in \(host.elementDump)")
      return
    }
    host.click(frame.midX, frame.midY)
  }

  /// All columns have the window to themselves: the one on top is all there is.
  @Test func aSelectionShowsTheNextColumnAndGoingBackTakesItAway() throws {
    let model = Model()
    let host = try phone(model)
    #expect(host.staticTexts["Inbox"] != nil && host.staticTexts["No mail"] == nil)
    #expect(host.buttons["Folders"] == nil)
    tap(host, "Sent")
    #expect(model.folder == "Sent")
    #expect(host.staticTexts["Sent 1"] != nil && host.staticTexts["Inbox"] == nil)
    tap(host, "Sent 2")
    #expect(model.mail == 2 && host.staticTexts["Mail 2"] != nil && host.staticTexts["Sent 1"] == nil)
    try #require(host.buttons["Sent"]).click()
    #expect(model.mail == nil && model.folder == "Sent" && host.staticTexts["Sent 1"] != nil)
    // The same row again.
    tap(host, "Sent 2")
    #expect(host.staticTexts["Mail 2"] != nil)
    try #require(host.buttons["Sent"]).click()
    try #require(host.buttons["Folders"]).click()
    #expect(model.folder == nil && host.staticTexts["Inbox"] != nil)
    #expect(host.messages.isEmpty)
  }

  @Test func whatIsSelectedAtFirstIsInSight() throws {
    let model = Model()
    (model.folder, model.mail) = ("Inbox", 1)
    let host = try phone(model)
    #expect(host.staticTexts["Mail 1"] != nil)
    let folder = Model()
    folder.folder = "Inbox"
    #expect(try phone(folder).staticTexts["Inbox 1"] != nil)
  }

  @Test func aProgramSelectsAndDeselects() throws {
    let model = Model()
    let host = try phone(model)
    (model.folder, model.mail) = ("Inbox", 1)
    host.update()
    #expect(host.staticTexts["Mail 1"] != nil)
    model.mail = nil
    host.update()
    #expect(host.staticTexts["Inbox 1"] != nil)
    model.folder = nil
    host.update()
    #expect(host.staticTexts["Sent"] != nil)
  }

  @Test func dismissGoesBack() throws {
    let model = Model()
    (model.folder, model.mail) = ("Inbox", 1)
    let host = try phone(model)
    try #require(host.buttons["Archive"]).click()
    #expect(model.mail == nil && host.staticTexts["Inbox 1"] != nil)
  }

  /// The binding says what is on top, whatever is selected, and hears of where people go.
  @Test func thePreferredColumnIsOnTop() throws {
    let model = Model()
    (model.folder, model.column) = ("Inbox", .detail)
    let host = try phone(model, isPreferred: true)
    #expect(host.staticTexts["No mail"] != nil)
    model.columns = []
    try #require(host.buttons["Inbox"]).click()
    #expect(model.columns == [.content] && host.staticTexts["Inbox 1"] != nil)
    tap(host, "Inbox 1")
    #expect(model.columns == [.content, .detail])
    model.column = .sidebar
    host.update()
    #expect(host.staticTexts["Sent"] != nil)
  }

  /// On a desktop each column has 200 points; below 600 for three they stand over each other. What they hold stays.
  @Test func narrowWindowsCollapseAndStateStays() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 900, height: 400)) { Mail(model: model, isPreferred: false) }
    #expect(host.staticTexts["Inbox"] != nil && host.staticTexts["No mail"] != nil)
    let toggle = try #require(host.toggles["Read"])
    toggle.activate()
    #expect(host.toggles["Read"]?.value == "1")
    host.resize(to: CGSize(width: 599, height: 400))
    #expect(host.staticTexts["Inbox"] != nil && host.toggles["Read"] == nil)
    tap(host, "Inbox")
    tap(host, "Inbox 2")
    #expect(host.toggles["Read"]?.value == "1" && host.buttons["Inbox"] != nil)
    host.resize(to: CGSize(width: 600, height: 400))
    #expect(host.staticTexts["Sent"] != nil && host.staticTexts["Inbox 2"] != nil && host.staticTexts["Mail 2"] != nil)
    #expect(host.toggles["Read"]?.value == "1" && host.buttons["Inbox"] == nil)
    host.resize(to: CGSize(width: 400, height: 400))
    #expect(host.staticTexts["Mail 2"] != nil && host.staticTexts["Sent"] == nil)
  }

  /// A first frame is never that of a wide window.
  @Test func aNarrowWindowBeginsCollapsed() throws {
    let host = try TestHost(size: CGSize(width: 399, height: 200)) {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
    #expect(host.staticTexts["sidebar"] != nil && host.staticTexts["detail"] == nil)
  }

  private struct Links: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("View") { Text("page").navigationTitle("Page") }
          NavigationLink("Value", value: 7)
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("value \(number)")
            NavigationLink("More") { Text("more") }
          }
        }
      } detail: {
        Text("nothing")
      }
    }
  }

  @Test func linksShowTheirPageAndGoBackToTheirColumn() throws {
    let host = try TestHost(size: Self.phone, profile: .phone) { Links() }
    tap(host, "View")
    #expect(host.staticTexts["page"] != nil)
    try #require(host.buttons["Start"]).click()
    #expect(host.staticTexts["Value"] != nil && host.staticTexts["nothing"] == nil)
    tap(host, "Value")
    #expect(host.staticTexts["value 7"] != nil)
    try #require(host.buttons["Start"]).click()
    #expect(host.staticTexts["View"] != nil)
  }

  /// A sheet's list, and one in a page of the sidebar, are no column's.
  @Test func otherListsDoNotMoveTheColumns() throws {
    struct Root: View {
      @State var isPresented = false
      @State var choice: Int?
      var body: some View {
        NavigationSplitView {
          Button("Open") { isPresented = true }
            .sheet(isPresented: $isPresented) { List([1, 2], id: \.self, selection: $choice) { Text("choice \($0)") } }
        } detail: {
          Text("detail")
        }
      }
    }
    let host = try TestHost(size: Self.phone, profile: .phone) { Root() }
    try #require(host.buttons["Open"]).click()
    host.advance(by: 2)
    tap(host, "choice 1")
    host.advance(by: 2)
    #expect(host.staticTexts["choice 1"] != nil && host.staticTexts["detail"] == nil)
  }

  /// A set and a table select as well.
  @Test func aSetOfATableShowsTheDetail() throws {
    struct Row: Identifiable { let id: Int }
    struct Root: View {
      @State var chosen: Set<Int> = []
      var body: some View {
        NavigationSplitView {
          Table([1, 2, 3].map(Row.init), selection: $chosen) {
            TableColumn("Number") { Text("row \($0.id)") }
          }
          .navigationTitle("Rows")
        } detail: {
          Text("chosen \(chosen.count)")
        }
      }
    }
    let host = try TestHost(size: CGSize(width: 390, height: 400)) { Root() }
    tap(host, "row 2")
    #expect(host.staticTexts["chosen 1"] != nil)
    try #require(host.buttons["Rows"]).click()
    #expect(host.staticTexts["row 3"] != nil && host.staticTexts["chosen 1"] == nil)
  }

  /// Two in a row: the inner one is in the detail of the outer one.
  @Test func aSplitViewInADetail() throws {
    struct Root: View {
      @State var outer: Int?
      @State var inner: Int?
      var body: some View {
        NavigationSplitView {
          List([1, 2], id: \.self, selection: $outer) { Text("outer \($0)") }.navigationTitle("Outer")
        } detail: {
          NavigationSplitView {
            List([1, 2], id: \.self, selection: $inner) { Text("inner \($0)") }.navigationTitle("Inner")
          } detail: {
            Text("leaf \(inner ?? 0)")
          }
        }
      }
    }
    let host = try TestHost(size: Self.phone, profile: .phone) { Root() }
    tap(host, "outer 2")
    tap(host, "inner 1")
    #expect(host.staticTexts["leaf 1"] != nil)
    try #require(host.buttons["Inner"]).click()
    #expect(host.staticTexts["inner 2"] != nil)
    try #require(host.buttons["Outer"]).click()
    #expect(host.staticTexts["outer 1"] != nil)
  }
}

/// Lines between columns, and columns that are hidden.
@MainActor struct SplitViewColumnTests {
  private struct Root: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility) {
        Toggle("Side", isOn: $model.ignored).modifier(Counting()).navigationSplitViewColumnWidth(
          min: model.least, ideal: 200, max: 300)
      } detail: {
        Color.red.accessibilityElement().accessibilityLabel("detail")
      }
    }
  }
  private struct Counting: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
      VStack {
        Button("more") { count += 1 }
        Text("count \(count)")
      }
    }
  }
  @MainActor @Observable final class Model {
    var visibility = NavigationSplitViewVisibility.automatic
    var ignored = false
    var least: CGFloat = 150
  }

  private func detail(_ host: TestHost) -> CGFloat? {
    host.allElements["detail"].map { $0.frame.minX }
  }

  /// The line is at 200; the detail begins behind it. It stops at 150 and 300.
  @Test func linesAreDragged() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 800, height: 200)) { Root(model: model) }
    #expect(detail(host) == 201)
    for (from, to, now) in [(200.0, 260.0, 261.0), (260, 400, 301), (300, 20, 151)] as [(CGFloat, CGFloat, CGFloat)] {
      host.drag(from: CGPoint(x: from, y: 150), to: CGPoint(x: to, y: 150))
      #expect(detail(host) == now)
    }
    model.least = 200
    host.update()
    #expect(detail(host) == 201)
  }

  /// From right to left the sidebar is on the right, and widens to the left.
  @Test func linesAreDraggedFromRightToLeft() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 800, height: 200), environment: { $0.layoutDirection = .rightToLeft }) {
      Root(model: model)
    }
    #expect(host.allElements["detail"]?.frame.maxX == 599)
    host.drag(from: CGPoint(x: 600, y: 150), to: CGPoint(x: 560, y: 150))
    #expect(host.allElements["detail"]?.frame.maxX == 559)
  }

  @Test func aHiddenColumnKeepsItsStateAndTakesNoClicks() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 800, height: 200)) { Root(model: model) }
    try #require(host.buttons["more"]).click()
    let place = try #require(host.buttons["more"]).frame
    model.visibility = .detailOnly
    host.update()
    #expect(detail(host) == 0 && host.buttons["more"] == nil && host.staticTexts["count 1"] == nil)
    host.click(place.midX, place.midY)
    host.press(.tab)
    model.visibility = .all
    host.update()
    #expect(detail(host) == 201 && host.staticTexts["count 1"] != nil)
  }

  /// Over a prominent detail the sidebar still takes its clicks.
  @Test func aProminentDetailIsBelowTheSidebar() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 800, height: 200)) {
      Root(model: model).navigationSplitViewStyle(.prominentDetail)
    }
    #expect(detail(host) == 0)
    try #require(host.buttons["more"]).click()
    #expect(host.staticTexts["count 1"] != nil)
  }
}
