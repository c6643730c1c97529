import ChatStore
import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Chat

/// Messages in a list of 300 × 400 points whose rows a finger moves.
@MainActor @Suite struct ReplySwipeTests {
  private func open(
    _ chat: ListStore, actions: RecordingActions?, direction: LayoutDirection = .leftToRight,
    theme: ChatTheme = ChatTheme()
  ) async throws -> (MessageListModel, TestHost) {
    try await chat.readAll()
    let model = chat.model()
    let host = try TestHost(
      size: CGSize(width: 300, height: 400),
      environment: {
        $0.locale = Locale(identifier: "en_US")
        $0.messageActions = actions
        $0.layoutDirection = direction
        $0.chatTheme = theme
      }
    ) { MessageList(model) }
    await model.open()
    await host.wait(atMost: 10) { model.isLoaded }
    for _ in 0..<4 { host.advance(by: 0.1) }
    return (model, host)
  }

  /// Where the row of a message is, of which its label tells between commas.
  private func place(_ host: TestHost, _ text: String) -> CGRect? {
    host.allElements.first { $0.label.components(separatedBy: ", ").contains(text) }?.frame
  }

  private func finger(_ host: TestHost, _ make: (PointerEvent) -> InputEvent, _ point: CGPoint) {
    host.advance(by: 1.0 / 60)
    host.send(make(PointerEvent(location: point, isTouch: true)))
  }

  private func drag(_ host: TestHost, from start: CGPoint, by way: CGVector, lifts: Bool = true) {
    finger(host, InputEvent.pointerDown, start)
    for step in 1...8 {
      let part = CGFloat(step) / 8
      finger(host, InputEvent.pointerMoved, CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part))
    }
    if lifts {
      finger(host, InputEvent.pointerUp, CGPoint(x: start.x + way.dx, y: start.y + way.dy))
      host.advance(by: 1)
    }
  }

  @Test func aRowMovedFarEnoughBeginsAReply() async throws {
    let (chat, actions) = (try await ListStore(messages: 40), RecordingActions())
    let (_, host) = try await open(chat, actions: actions)
    let id = try await chat.message(38).id.rawValue
    let (before, other) = (try #require(place(host, "m38")), try #require(place(host, "m39")))
    host.resetCounts()
    drag(host, from: CGPoint(x: 200, y: before.midY), by: CGVector(dx: 48, dy: 2), lifts: false)
    #expect(place(host, "m38") == before.offsetBy(dx: 48, dy: 0))
    #expect(place(host, "m39") == other)
    finger(host, InputEvent.pointerUp, CGPoint(x: 248, y: before.midY))
    host.advance(by: 1)
    #expect(place(host, "m38") == before)
    #expect(actions.calls.isEmpty)
    drag(host, from: CGPoint(x: 200, y: before.midY), by: CGVector(dx: 64, dy: 0))
    #expect(actions.calls == ["reply \(id)"])
    #expect(place(host, "m38") == before)
    // No row ran.
    #expect(host.bodies(of: MessageRow.self) == 0)
    #expect(host.bodies(of: MessageListRowView<MessageRow>.self) == 0)
  }

  /// While a row moves, nothing above or below it is drawn; while the list scrolls, as much as of one whose rows stay.
  @Test func nothingElseIsDrawn() async throws {
    let (chat, actions) = (try await ListStore(messages: 40), RecordingActions())
    let (_, host) = try await open(chat, actions: actions)
    let row = try #require(place(host, "m36"))
    drag(host, from: CGPoint(x: 200, y: row.midY), by: CGVector(dx: 40, dy: 0), lifts: false)
    for x in [246.0, 252, 258] {
      finger(host, InputEvent.pointerMoved, CGPoint(x: x, y: row.midY))
      #expect(!host.window.lastDamage.isEmpty)
      #expect(host.window.lastDamage.allSatisfy { CGFloat($0.y0) >= row.minY - 1 && CGFloat($0.y1) <= row.maxY + 1 })
    }
  }

  @Test func scrollingDrawsNoMore() throws {
    func drawn(isOffered: Bool) throws -> [Int] {
      let host = try TestHost(size: CGSize(width: 100, height: 400)) { NumberedStack(count: 200, isOffered: isOffered) }
      defer { host.close() }
      return (0..<12).map { _ in
        host.advance(by: 0.5)
        host.scroll(50, 200, dy: 7)
        return host.window.lastDamage.reduce(0) { $0 + $1.area }
      }
    }
    let (offered, plain) = (try drawn(isOffered: true), try drawn(isOffered: false))
    #expect(offered == plain)
    #expect(plain.contains { $0 > 0 })
  }

  @Test func fromRightToLeft() async throws {
    let (chat, actions) = (try await ListStore(messages: 40), RecordingActions())
    let (_, host) = try await open(chat, actions: actions, direction: .rightToLeft)
    let before = try #require(place(host, "m38"))
    drag(host, from: CGPoint(x: 100, y: before.midY), by: CGVector(dx: 64, dy: 0))
    #expect(actions.calls.isEmpty)
    drag(host, from: CGPoint(x: 100, y: before.midY), by: CGVector(dx: -40, dy: 0), lifts: false)
    #expect(place(host, "m38") == before.offsetBy(dx: -40, dy: 0))
    finger(host, InputEvent.pointerMoved, CGPoint(x: 36, y: before.midY))
    finger(host, InputEvent.pointerUp, CGPoint(x: 36, y: before.midY))
    #expect(actions.calls.count == 1)
  }

  @Test func verticallyItScrolls() async throws {
    let (chat, actions) = (try await ListStore(messages: 80), RecordingActions())
    try await chat.readAll()
    let model = chat.model()
    let host = try TestHost(
      size: CGSize(width: 300, height: 400), environment: { $0.messageActions = actions }
    ) { MessageList(model) { NumberedRow(entry: $0) } }
    await model.open()
    await host.wait(atMost: 10) { model.isLoaded }
    for _ in 0..<4 { host.advance(by: 0.1) }
    let before = try #require(host.place(of: "m75"))
    drag(host, from: CGPoint(x: 100, y: 200), by: CGVector(dx: 60, dy: 64), lifts: false)
    #expect(host.place(of: "m75") == before.offsetBy(dx: 0, dy: 64))
    #expect(actions.calls.isEmpty)
  }

  @Test func whatCannotBeAnsweredStays() async throws {
    let (chat, actions) = (try await ListStore(messages: 40), RecordingActions())
    try await chat.deliver(.message(.system("Ann came in")), "$in")
    try await chat.deliver(1)
    let (_, host) = try await open(chat, actions: actions)
    let line = try #require(place(host, "Ann came in"))
    drag(host, from: CGPoint(x: 100, y: line.midY), by: CGVector(dx: 64, dy: 0), lifts: false)
    #expect(place(host, "Ann came in") == line)
    finger(host, InputEvent.pointerUp, CGPoint(x: 164, y: line.midY))
    #expect(actions.calls.isEmpty)
  }

  @Test func itCanBeSwitchedOff() async throws {
    let (chat, actions) = (try await ListStore(messages: 40), RecordingActions())
    var theme = ChatTheme()
    theme.repliesBySwipe = false
    let (_, host) = try await open(chat, actions: actions, theme: theme)
    let before = try #require(place(host, "m38"))
    drag(host, from: CGPoint(x: 100, y: before.midY), by: CGVector(dx: 64, dy: 0), lifts: false)
    #expect(place(host, "m38") == before)
    // Where nothing is done with messages, nothing moves.
    let (_, reader) = try await open(chat, actions: nil)
    drag(reader, from: CGPoint(x: 100, y: before.midY), by: CGVector(dx: 64, dy: 0), lifts: false)
    #expect(place(reader, "m38") == before)
  }

  /// A list whose rows can be moved takes so much more than one whose rows cannot, however many rows there are.
  @Test func aRowCostsNothing() throws {
    func attributes(_ rows: Int, isOffered: Bool) throws -> Int {
      let host = try TestHost(size: CGSize(width: 100, height: 400)) {
        NumberedStack(count: rows, isOffered: isOffered)
      }
      defer { host.close() }
      return host.attributes
    }
    let few = try attributes(2, isOffered: true) - attributes(2, isOffered: false)
    let many = try attributes(30, isOffered: true) - attributes(30, isOffered: false)
    #expect(few == many)
    #expect(few < 10)
  }

}

private struct NumberedStack: View {
  let count: Int
  let isOffered: Bool

  var body: some View {
    ScrollView {
      if isOffered {
        stack.onRowSwipe(idType: Int.self) { _ in
        } mark: { _ in
          Color.red
        }
      } else {
        stack
      }
    }
  }

  private var stack: some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Text("\($0)").frame(maxWidth: .infinity).frame(height: 10).background(.yellow) }
    }
  }
}
