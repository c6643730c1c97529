import SwiftUI
import Testing
import UICore
import UITestSupport

/// The items of a bar that is too narrow for them.
@MainActor struct NarrowBarTests {
  private struct Page: View {
    let names: [String]
    let log: (String) -> Void
    var body: some View {
      NavigationStack {
        Text("Page").navigationTitle("Inbox")
          .toolbar { ForEach(names, id: \.self) { name in Button(name) { log(name) } } }
      }
    }
  }

  private static let names = ["Archive", "Reply", "Forward", "Delete"]

  private func host(_ width: CGFloat, _ names: [String] = names, log: @escaping (String) -> Void = { _ in }) throws
    -> TestHost
  {
    try TestHost(size: CGSize(width: width, height: 200)) { Page(names: names, log: log) }
  }

  private func labels(_ host: TestHost) -> [String] { host.buttons.map(\.label) }

  @Test func titlesInANarrowBarAreOnOneLine() throws {
    let host = try host(160, ["Sort messages", "Write"])
    for button in host.buttons { #expect(button.frame.height < 30, "\(button)") }
  }

  /// The others are in a menu at the end of the bar, from which they work.
  @Test func whatDoesNotFitIsInAMenu() throws {
    var log: [String] = []
    let host = try host(300) { log.append($0) }
    let shown = labels(host)
    let count = shown.count - 1
    #expect(count > 0 && count < 4 && shown == Array(Self.names.prefix(count)) + ["More"])
    let frames = host.buttons.map(\.frame)
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 300 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX + 11 <= $1.minX })
    try #require(host.buttons["More"]).click()
    host.advance(by: 1)
    for name in Self.names.dropFirst(count) { #expect(host.allElements.contains { $0.label == name }, "\(name)") }
    try #require(host.allElements.first { $0.label == "Delete" }).click()
    host.advance(by: 1)
    #expect(log == ["Delete"])
  }

  /// A bar that grows shows them again, and one that shrinks hides them, at every width as a bar does that is made so wide.
  @Test func itFollowsTheWindow() throws {
    let host = try host(600)
    #expect(labels(host) == Self.names)
    for width in [500, 380, 300, 220, 140, 260, 340, 420, 600] as [CGFloat] {
      host.resize(to: CGSize(width: width, height: 200))
      let fresh = try self.host(width)
      #expect(labels(host) == labels(fresh) && host.buttons.map(\.frame) == fresh.buttons.map(\.frame), "\(width)")
    }
    #expect(labels(host) == Self.names)
  }

  /// The keyboard comes to none that is not shown.
  @Test func whatDoesNotFitHasNoFocus() throws {
    let host = try host(300)
    var focused: [String] = []
    for _ in 0..<8 {
      host.press(.tab)
      focused += host.allElements.filter(\.isFocused).map(\.label)
    }
    #expect(Set(focused) == Set(labels(host)))
  }

  /// A long title is cut before an item goes.
  @Test func aTitleGivesWay() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 200)) {
      NavigationStack {
        Text("Page").navigationTitle("A title as long as the whole of the bar, and longer than that")
          .toolbar { ForEach(Self.names, id: \.self) { name in Button(name) {} } }
      }
    }
    #expect(labels(host) == Self.names)
  }
}
