import SwiftUI
import Testing
import UICore
import UITestSupport

/// What a focus state says once the view with the focus has gone.
@MainActor struct FocusRemovalTests {
  private struct Fields: View {
    @State private var rows = [1, 2, 3]
    @State private var text = ""
    @FocusState private var focus: Int?
    @FocusState private var isInside: Bool
    var body: some View {
      VStack {
        VStack { ForEach(rows, id: \.self) { TextField("field \($0)", text: $text).focused($focus, equals: $0) } }
          .focused($isInside)
        Button("remove") { rows.removeAll { $0 == 2 } }
        Button("replace") {
          rows.removeAll { $0 == 3 }
          focus = 1
        }
        Button("add") { rows.append(2) }
        Text("focus \(focus ?? 0), inside \(isInside)")
      }
    }
  }

  @Test func itIsNoneWhereTheFieldGoes() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Fields() }
    host.textFields["field 2"]?.click()
    #expect(host.staticTexts["focus 2, inside true"] != nil)
    host.buttons["remove"]?.click()
    #expect(host.staticTexts["focus 0, inside false"] != nil)
    // A field that comes later does not find that it was wanted.
    host.buttons["add"]?.click()
    #expect(host.textFields["field 2"]?.isFocused == false)
    #expect(host.staticTexts["focus 0, inside false"] != nil)
  }

  @Test func itMayMoveOnAsTheFieldGoes() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Fields() }
    host.textFields["field 3"]?.click()
    host.buttons["replace"]?.click()
    #expect(host.textFields["field 1"]?.isFocused == true)
    #expect(host.staticTexts["focus 1, inside true"] != nil)
  }

  private struct Rows: View {
    @State private var rows = [1, 2, 3]
    var body: some View {
      List {
        ForEach(rows, id: \.self) { row in
          HStack {
            Text("row \(row)")
            Menu("menu \(row)") { Button("remove \(row)") { rows.removeAll { $0 == row } } }
          }
        }
      }
    }
  }

  @Test func anOpenMenuGoesWithItsRow() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 300)) { Rows() }
    host.buttons["menu 2"]?.click()
    host.advance(by: 0.5)
    host.buttons["remove 2"]?.click()
    host.advance(by: 0.5)
    #expect(host.buttons["remove 2"] == nil)
    #expect(host.staticTexts.map(\.label) == ["row 1", "row 3"])
  }
}
