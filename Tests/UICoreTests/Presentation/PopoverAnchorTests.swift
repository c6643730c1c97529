import Foundation
import SwiftUI
import Testing
import UITestSupport

/// What a popover points at.
@MainActor struct PopoverAnchorTests {
  private struct Source: View {
    let anchor: PopoverAttachmentAnchor?
    @State private var isShown = true
    var body: some View {
      if let anchor {
        source.popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: .bottom) { card }
      } else {
        source.popover(isPresented: $isShown, arrowEdge: .bottom) { card }
      }
    }
    private var source: some View { Color.red.frame(width: 80, height: 20) }
    private var card: some View { Color.blue.marked("card").frame(width: 60, height: 50) }
  }

  private func card(_ anchor: PopoverAttachmentAnchor?) throws -> CGRect {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Source(anchor: anchor) }
    host.advance(by: 1)
    return host.frame(of: "card")
  }

  /// By default it points at the bounds of the view, which is 80×20 in the middle of 300×300: from (110, 140).
  @Test func thePlaceFollowsTheAnchor() throws {
    let bounds = try card(nil)
    #expect(bounds.midX == 150 && bounds.minY > 160)
    #expect(try card(.rect(.bounds)) == bounds)
    // A point is a rectangle without a size: at the top it is as much higher as the view is high.
    #expect(try card(.point(.top)) == bounds.offsetBy(dx: 0, dy: -20))
    #expect(try card(.point(.bottomTrailing)) == bounds.offsetBy(dx: 40, dy: 0))
    // A part of the view: its middle is 30 points left of the view's.
    let part = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(try card(.rect(.rect(part))) == bounds.offsetBy(dx: -30, dy: -10))
  }
}
