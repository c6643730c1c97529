import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// A few words for the pointer that rests on a view.
@MainActor
struct HelpTests {
  private func host() throws -> TestHost {
    try TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Button("Save") {}.help("Writes the file")
        Text("Other")
      }
    }
  }

  private func move(_ host: TestHost, to point: CGPoint) {
    host.send(.pointerMoved(PointerEvent(location: point)))
  }

  private func shows(_ host: TestHost) -> Bool { host.frameDump().contains("glyphs 15") }

  @Test func aPointerThatRestsSeesIt() throws {
    let host = try host()
    let button = try #require(host.buttons["Save"]?.frame)
    move(host, to: CGPoint(x: button.midX, y: button.midY))
    host.advance(by: 0.4)
    #expect(!shows(host))
    // It rests from the last move on.
    move(host, to: CGPoint(x: button.midX + 2, y: button.midY))
    host.advance(by: 0.4)
    #expect(!shows(host))
    host.advance(by: 0.5)
    #expect(shows(host))
    move(host, to: CGPoint(x: 2, y: 2))
    host.advance(by: 0.5)
    #expect(!shows(host))
  }

  @Test func aPressHidesItAndIsNotTaken() throws {
    @MainActor final class Count { var presses = 0 }
    let count = Count()
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      Button("Save") { count.presses += 1 }.help(Text("Writes the file"))
    }
    let button = try #require(host.buttons["Save"])
    move(host, to: CGPoint(x: button.frame.midX, y: button.frame.midY))
    host.advance(by: 1)
    #expect(shows(host))
    button.click()
    host.advance(by: 0.3)
    #expect(!shows(host))
    #expect(count.presses == 1)
  }

  @Test func aLongTextIsBrokenIntoLines() throws {
    let long = Array(repeating: "word", count: 30).joined(separator: " ")
    let host = try TestHost(size: CGSize(width: 500, height: 300)) { Button("Save") {}.help(long) }
    let button = try #require(host.buttons["Save"]?.frame)
    move(host, to: CGPoint(x: button.midX, y: button.midY))
    let before = host.snapshot()
    host.advance(by: 1)
    let after = host.snapshot()
    let changed = after.pixels.indices.filter { after.pixels[$0] != before.pixels[$0] }.map { $0 % after.width }
    let width = try #require(changed.max()) - #require(changed.min())
    // 264 points of text, 8 on each side, and at most 6 of shadow around.
    #expect(width >= 200 && width <= 264 + 16 + 4 * 6, "\(width)")
  }

  @Test func itIsTheHintOfTheElement() throws {
    let host = try host()
    #expect(host.buttons["Save"]?.hint == "Writes the file")
    #expect(host.elements.count == 2)
  }
}
