import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

/// Pointers hit a view's frame or shape, however far its ink, its shadow or its blur reaches.
@MainActor struct TextHitTests {
  private let log = Log()

  /// A tap at each height of a window of 100 × 100, from which a letter says who heard it.
  private func taps(x: CGFloat, every step: CGFloat = 4, _ content: some View) throws -> String {
    let host = try TestHost(size: CGSize(width: 100, height: 100)) { content }
    var result = ""
    for y in stride(from: CGFloat(2), to: 100, by: step) {
      host.click(x, y)
      result += log.take().first ?? "-"
    }
    return result
  }

  /// Two lines of 16 points touch at 50, and each takes the taps on its own side.
  @Test func textsThatTouchKeepTheirTaps() throws {
    let heard = try taps(
      x: 50,
      VStack(spacing: 0) {
        Text("above").onTapGesture { log.entries.append("a") }
        Text("below").onTapGesture { log.entries.append("b") }
      })
    // From 34 to 66: taps at 34, 38, 42, 46 and 50, 54, 58, 62.
    #expect(heard == String(repeating: "-", count: 8) + "aaaabbbb" + String(repeating: "-", count: 9))
  }

  /// Marks upon marks reach far above the line; the line's frame alone is hit.
  @Test func marksThatReachOutAreNotHit() throws {
    let tower = "Z" + String(repeating: "\u{301}", count: 8)
    let heard = try taps(x: 50, Text(verbatim: tower).onTapGesture { log.entries.append("a") })
    #expect(!heard.prefix(8).contains("a") && heard.contains("a"))
  }

  /// The frame is 10 to 90 wide and high; the shadow and the blur reach 20 points out of it.
  @Test func shadowsAndBlursAreNotHit() throws {
    let shadow = try taps(
      x: 50,
      Color.red.frame(width: 40, height: 40).shadow(radius: 20).onTapGesture { log.entries.append("a") })
    let blur = try taps(
      x: 50, Color.red.frame(width: 40, height: 40).blur(radius: 20).onTapGesture { log.entries.append("a") })
    // From 30 to 70: taps at 30, 34, … 66.
    let expected =
      String(repeating: "-", count: 7) + String(repeating: "a", count: 10) + String(repeating: "-", count: 8)
    #expect(shadow == expected)
    #expect(blur == expected)
  }

  /// A symbol is a picture: between its lines and in its corners it is hit too.
  @Test func symbolsAreHitInTheirFrame() throws {
    let symbol = Image(systemName: "circle").resizable().frame(width: 40, height: 40)
    let heard = try taps(x: 31, symbol.onTapGesture { log.entries.append("a") })
    #expect(
      heard == String(repeating: "-", count: 7) + String(repeating: "a", count: 10) + String(repeating: "-", count: 8))
  }

  /// A canvas is hit where it has drawn nothing yet, or no drawing could begin.
  @Test func canvasesAreHitInTheirFrame() throws {
    let canvas = Canvas { _, _ in }.frame(width: 40, height: 40)
    let heard = try taps(x: 50, canvas.onTapGesture { log.entries.append("a") })
    #expect(
      heard == String(repeating: "-", count: 7) + String(repeating: "a", count: 10) + String(repeating: "-", count: 8))
  }
}
