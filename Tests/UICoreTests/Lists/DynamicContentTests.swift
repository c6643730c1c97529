import SwiftUI
import Testing
import UITestSupport

/// Views made from a collection, as what a program's own containers take.
@MainActor struct DynamicContentTests {
  private struct Counted<Rows: DynamicViewContent>: View {
    let rows: Rows
    var body: some View {
      VStack {
        Text("\(rows.data.count) rows")
        rows
      }
    }
  }

  private struct Screen: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      Counted(rows: ForEach(names, id: \.self) { Text($0) })
      Button("shorter") { names.removeLast() }
    }
  }

  @Test func theDataAreThoseOfTheRows() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200)) { Screen() }
    #expect(host.staticTexts.map(\.label) == ["3 rows", "a", "b", "c"])
    host.buttons["shorter"]?.click()
    #expect(host.staticTexts.map(\.label) == ["2 rows", "a", "b"])
  }

  /// What a list can do with the rows leaves their data as they are.
  @Test func modifiersKeepTheData() {
    func numbers<Rows: DynamicViewContent>(_ rows: Rows) -> [Int] { rows.data.compactMap { $0 as? Int } }
    let rows = ForEach(1..<4, id: \.self) { Text("\($0)") }
    #expect(numbers(rows) == [1, 2, 3])
    #expect(numbers(rows.onDelete { _ in }.onMove { _, _ in }.modifier(EmptyModifier())) == [1, 2, 3])
  }
}
