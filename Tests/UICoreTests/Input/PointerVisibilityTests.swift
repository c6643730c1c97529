import Foundation
import Geometry
import SwiftUI
import Testing
import UICore
import UITestSupport

/// A pointer that is not seen over a view.
@MainActor struct PointerVisibilityTests {
  private struct Screen: View {
    @State private var isHidden = true
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 50).pointerVisibility(isHidden ? .hidden : .automatic)
        HStack(spacing: 0) {
          Color.blue.frame(width: 50, height: 50).pointerVisibility(.visible)
          Color.green.frame(width: 50, height: 50)
        }
        .pointerVisibility(.hidden)
      }
      .onTapGesture { isHidden = false }
    }
  }

  @Test func itIsHiddenWhereTheViewSays() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100)) { Screen() }
    func cursor(_ x: CGFloat, _ y: CGFloat) -> PointerCursor {
      host.send(.pointerMoved(PointerEvent(location: CGPoint(x: x, y: y))))
      return host.window.cursor
    }
    #expect(cursor(50, 25) == .hidden && cursor(75, 75) == .hidden && cursor(25, 75) == .arrow)
    host.click(50, 25)
    #expect(cursor(50, 25) == .arrow)
  }
}
