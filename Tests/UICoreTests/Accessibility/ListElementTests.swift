import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Where rows are selected, a list and its rows are elements, and the keyboard is in the row that it has come to, so that a
/// screen reader says it. Where none can be, there is what is in the rows alone.
@MainActor struct ListElementTests {
  private struct Folders: View {
    @State private var folder: String?
    var body: some View {
      List(selection: $folder) {
        Section("Mail") {
          Text("Inbox").badge(3).tag("inbox")
          HStack {
            Text("Sent")
            Button("Empty") {}
          }
          .tag("sent")
        }
        Section {
          Text("Notes").tag("notes").selectionDisabled()
        } footer: {
          Text("Of all")
        }
      }
    }
  }

  private func lines(_ host: TestHost) -> [String] { host.elementDump.split(separator: "\n").map(String.init) }

  private func row(_ host: TestHost, _ label: String) -> String? {
    lines(host).first { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && $0.contains("“\(label)”") }
  }

  @Test func rowsSayWhereTheyAre() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { Folders() }
    #expect(
      lines(host) == [
        "list", "  header text “Mail”", "  row 1 of 2 “Inbox, 3”", "    text “Inbox”", "    text “3”",
        "  row 2 of 2 “Sent”", "    text “Sent”", "    button “Empty”", "  row 1 of 1 “Notes”", "    text “Notes”",
        "  text “Of all”",
      ])
  }

  @Test func theKeyboardIsInARow() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { Folders() }
    host.press(.tab)
    #expect(lines(host).first == "list focused")
    host.press(.downArrow)
    #expect(lines(host).first == "list")
    #expect(row(host, "Inbox, 3") == "  selected row 1 of 2 “Inbox, 3” focused")
    host.press(.downArrow)
    #expect(row(host, "Inbox, 3") == "  row 1 of 2 “Inbox, 3”")
    #expect(row(host, "Sent") == "  selected row 2 of 2 “Sent” focused")
  }

  @Test func aRowIsSelectedByAnAssistiveProgram() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { Folders() }
    #expect(try #require(host.allElements["Inbox, 3"]).activate())
    host.update()
    #expect(row(host, "Inbox, 3") == "  selected row 1 of 2 “Inbox, 3”")
    #expect(host.allElements["Notes"]?.activate() == false)
  }

  /// Rows that are out of sight are counted, though they have no views.
  @Test func rowsOutOfSightCount() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 100)) {
      List(0..<1000, id: \.self, selection: .constant(nil as Int?)) { Text("Row \($0)") }
    }
    #expect(row(host, "Row 1") == "  row 2 of 1000 “Row 1”")
    #expect(lines(host).count < 100)
  }

  @Test func rowsThatDiscloseSayWhetherTheyAreOpen() throws {
    struct Folder: Identifiable {
      let id: String
      var inside: [Folder]?
    }
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      List(
        [Folder(id: "Work", inside: [Folder(id: "Plans")])], children: \.inside, selection: .constant(nil as String?)
      ) { Text($0.id) }
    }
    #expect(row(host, "Work") == "  row 1 of 1 “Work” collapsed")
    host.press(.tab)
    host.press(.downArrow)
    host.press(.rightArrow)
    host.advance(by: 1)
    #expect(row(host, "Work")?.hasSuffix("expanded focused") == true)
    #expect(row(host, "Plans") == "  row 2 of 2 “Plans”")
  }

  @Test func whereNothingIsSelectedRowsAreNoElements() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 100)) {
      List {
        Text("One")
        Text("Two")
      }
    }
    #expect(lines(host) == ["text “One”", "text “Two”"])
  }
}
