import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// On a phone a press anywhere on a row of a list or a form is one on the row's button, unless a style was chosen for it; a link
/// is a row as well. Apple's lists have it so; a desktop's buttons are pressed by themselves.
@MainActor struct RowButtonTests {
  private final class Log { var entries: [String] = [] }

  private let log = Log()

  private func host<V: View>(
    _ profile: PlatformProfile = .phone, @ViewBuilder _ view: () -> V
  ) throws -> TestHost {
    try TestHost(size: CGSize(width: 320, height: 400), profile: profile, view)
  }

  /// Presses a row near its end, in the height of a text in it.
  private func pressRow(_ label: String, _ host: TestHost) throws {
    let frame = try #require(host.allElements[label]?.frame)
    host.click(290, frame.midY)
    host.advance(by: 1)
  }

  private func add(_ entry: String) -> () -> Void { { [log] in log.entries.append(entry) } }

  @ViewBuilder private var rows: some View {
    Button("One", action: add("one"))
    Button("Off", action: add("off")).disabled(true)
    Button("Chosen", action: add("chosen")).buttonStyle(.borderless)
    HStack {
      Button("Left", action: add("left"))
      Button("Right", action: add("right"))
    }
    HStack {
      Text("Beside")
      Button("Last", action: add("last"))
    }
  }

  private func pressAll(_ host: TestHost) throws -> [String] {
    for label in ["One", "Off", "Chosen", "Left", "Beside"] { try pressRow(label, host) }
    return log.entries
  }

  @Test func ofAList() throws {
    let host = try host { List { rows } }
    #expect(try pressAll(host) == ["one", "last"])
    log.entries = []
    for label in ["One", "Chosen", "Left", "Right", "Last"] { host.buttons[label]?.click() }
    #expect(log.entries == ["one", "chosen", "left", "right", "last"])
  }

  @Test func ofAForm() throws {
    let host = try host { Form { rows } }
    #expect(try pressAll(host) == ["one", "last"])
    log.entries = []
    for label in ["One", "Chosen", "Left", "Right", "Last"] { host.buttons[label]?.click() }
    #expect(log.entries == ["one", "chosen", "left", "right", "last"])
  }

  @Test func notOfADesktop() throws {
    #expect(try pressAll(host(.desktop) { List { rows } }) == [])
    #expect(try pressAll(host(.desktop) { Form { rows }.formStyle(.grouped) }) == [])
  }

  /// The row does not become the selected one, as a link's does.
  @Test func aButtonDoesNotSelect() throws {
    var selected: Set<Int> = []
    let selection = Binding(get: { selected }, set: { selected = $0 })
    let host = try host {
      List(selection: selection) {
        Button("One", action: add("one")).tag(1)
        Text("Two").tag(2)
      }
    }
    try pressRow("One", host)
    try pressRow("Two", host)
    #expect(log.entries == ["one"])
    #expect(selected == [2])
  }

  @Test(arguments: [PlatformProfile.phone, .desktop]) func aLinkInAFormIsARow(_ profile: PlatformProfile) throws {
    let host = try host(profile) {
      NavigationStack {
        Form {
          NavigationLink("Go") { Text("There") }
          NavigationLink("Off") { Text("Nowhere") }.disabled(true)
        }
        .formStyle(.grouped)
      }
    }
    try pressRow("Off", host)
    #expect(host.staticTexts["Nowhere"] == nil)
    try pressRow("Go", host)
    #expect(host.staticTexts["There"] != nil)
  }

  /// Its style is the program's.
  @Test func aLinkHasTheStyleOfButtons() throws {
    struct Marked: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("marked")
        }
      }
    }
    let host = try host(.desktop) {
      NavigationStack {
        NavigationLink("Go") { Text("There") }.buttonStyle(Marked())
      }
    }
    #expect(host.buttons["Go, marked"] != nil)
    host.buttons["Go, marked"]?.click()
    host.advance(by: 1)
    #expect(host.staticTexts["There"] != nil)
  }
}
