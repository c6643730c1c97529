import Foundation
import SwiftUI
import Testing
import UITestSupport

/// The focus of a search's field as the program knows and sets it.
@MainActor struct SearchFocusTests {
  private final class Log {
    var seen: [String] = []
    var begin = {}
    var end = {}
  }

  private struct Screen: View {
    let log: Log
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      let _ = log.begin = { isFocused = true }
      let _ = log.end = { isFocused = false }
      NavigationStack { Text("page").searchable(text: $text) }
        .searchFocused($isFocused)
        .onChange(of: isFocused) { log.seen.append("\($1)") }
    }
  }

  private struct Places: View {
    let log: Log
    @State private var text = ""
    @FocusState private var place: Int?
    var body: some View {
      let _ = log.begin = { place = 1 }
      NavigationStack { Text("page").searchable(text: $text) }
        .searchFocused($place, equals: 1)
        .onChange(of: place) { log.seen.append($1.map { "\($0)" } ?? "none") }
    }
  }

  @Test func theStateFollowsAndLeadsTheFocus() throws {
    let log = Log()
    let host = try TestHost(size: CGSize(width: 400, height: 200)) { Screen(log: log) }
    let field = try #require(host.textFields.first)
    #expect(!field.isFocused && log.seen == [])
    field.click()
    #expect(log.seen == ["true"])
    log.end()
    host.update()
    #expect(host.textFields.first?.isFocused == false && log.seen == ["true", "false"])
    log.begin()
    host.update()
    #expect(host.textFields.first?.isFocused == true)
    host.type("a")
    #expect(host.textFields.first?.value == "a")
    host.press(.escape)
    #expect(log.seen == ["true", "false", "true", "false"])
  }

  @Test func aValueSaysThatItIsTheField() throws {
    let log = Log()
    let host = try TestHost(size: CGSize(width: 400, height: 200)) { Places(log: log) }
    log.begin()
    host.update()
    #expect(host.textFields.first?.isFocused == true && log.seen == ["1"])
    host.press(.escape)
    #expect(log.seen == ["1", "none"])
  }
}
