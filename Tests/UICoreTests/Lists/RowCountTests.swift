import Foundation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Which views are known to be one view by their type, so that a `ForEach` of them makes the rows that show and no others.
@MainActor struct RowCountTests {
  private struct Row<Content: View>: View {
    let content: Content
    var body: some View { content.padding(4) }
  }

  private func count<V: View>(_: V) -> Int? { Row<V>._viewListCount }

  @Test func controlsAreOneView() {
    #expect(count(Button("A") {}) == 1)
    #expect(count(Button("A") {}.buttonStyle(.plain)) == 1)
    #expect(count(Toggle("A", isOn: .constant(true))) == 1)
    #expect(count(Slider(value: .constant(1))) == 1)
    #expect(count(Stepper("A", value: .constant(1))) == 1)
    #expect(count(ProgressView()) == 1)
    #expect(count(ProgressView("A", value: 0.5)) == 1)
    #expect(count(Label("A", systemImage: "star")) == 1)
    #expect(count(TextField("A", text: .constant(""))) == 1)
    #expect(count(NavigationLink("A") { Text("B") }) == 1)
    #expect(count(NavigationLink("A", value: 1)) == 1)
    #expect(count(EditButton()) == 1)
    #expect(count(NavigationStack { Text("A") }) == 1)
    #expect(
      count(
        NavigationSplitView {
          Text("A")
        } detail: {
          Text("B")
        }) == 1)
    #expect(count(ScrollView { Text("A") }) == 1)
    #expect(count(List { Text("A") }) == 1)
    #expect(count(GeometryReader { _ in Text("A") }) == 1)
    #expect(count(ViewThatFits { Text("A") }) == 1)
    #expect(count(TimelineView(.animation) { _ in Text("A") }) == 1)
    #expect(count(Image(systemName: "star")) == 1)
    #expect(
      count(
        HStack {
          Text("A"); Text("B")
        }) == 1)
    #expect(count(LazyVStack { Text("A") }) == 1)
    #expect(count(Text("A").searchable(text: .constant(""))) == 1)
    #expect(count(Text("A").refreshable {}) == 1)
    #expect(count(Text("A").badge(1)) == 1)
    #expect(count(Text("A").swipeActions { Button("B") {} }) == 1)
    #expect(count(Text("A").onTapGesture {}.onAppear {}.task {}.contentShape(Rectangle())) == 1)
    #expect(count(Text("A").overlay { Text("B") }.background { Text("C") }) == 1)
    #expect(count(Text("A").toolbar { Button("B") {} }) == 1)
    // As Apple's: what the type does not tell.
    #expect(count(AnyView(Text("A"))) == nil)
  }

  // MARK: What that makes of lists

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(2).overlay { Color.clear } }
  }

  /// Counts the rows that are made.
  private struct Name: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  private func rowsMade(@ViewBuilder _ row: @escaping (Int) -> some View) throws -> Int {
    let host = try TestHost(size: CGSize(width: 200, height: 280)) {
      List { ForEach(0..<5000, id: \.self) { row($0) } }
    }
    host.update()
    return host.bodies(of: Name.self)
  }

  /// Rows of at least 28 points in 280, and those that are made besides.
  @Test func aListOfControlsMakesWhatShows() throws {
    let shown = 1...15
    #expect(
      shown.contains(
        try rowsMade { number in
          Button {
          } label: {
            Name(number: number)
          }
        }))
    #expect(
      shown.contains(
        try rowsMade { number in
          Button {
          } label: {
            Name(number: number)
          }.buttonStyle(.plain)
        }))
    #expect(shown.contains(try rowsMade { number in Toggle(isOn: .constant(true)) { Name(number: number) } }))
    #expect(shown.contains(try rowsMade { number in NavigationLink(value: number) { Name(number: number) } }))
    #expect(shown.contains(try rowsMade { Name(number: $0).badge(3) }))
    #expect(shown.contains(try rowsMade { Name(number: $0).modifier(Framed()) }))
    #expect(shown.contains(try rowsMade { Row(content: Name(number: $0)).swipeActions { Button("A") {} } }))
  }

  @Test func aModifierWithABodyKeepsSeveralViewsApart() throws {
    #expect(
      count(
        Group {
          Text("A"); Text("B")
        }.modifier(Framed())) == nil)
    let window = BoxWindow(200, 280) {
      List {
        ForEach(0..<2) { number in
          Group {
            Box(2 * number, 50, 20); Box(2 * number + 1, 50, 20)
          }.modifier(Framed())
        }
      }
    }
    #expect(window.boxes().map(\.name) == [0, 1, 2, 3])
    #expect([0, 1, 2, 3].map { window[$0].minY } == [6, 38, 70, 102].map { CGFloat($0) })
  }
}
