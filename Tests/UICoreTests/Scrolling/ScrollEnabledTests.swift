import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Whether scroll views scroll, as the environment tells and sets it.
@MainActor struct ScrollEnabledTests {
  private struct Rows: View {
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    var body: some View {
      ScrollView { Color.red.marked(isScrollEnabled ? "free" : "fixed").frame(width: 200, height: 300) }
    }
  }

  private struct Lockable: View {
    @State private var isLocked = false
    var body: some View {
      VStack(spacing: 0) {
        Rows().scrollDisabled(isLocked).frame(height: 60)
        Button("lock") { isLocked.toggle() }
      }
      .frame(width: 200, height: 100, alignment: .top)
    }
  }

  @Test func theKeyFollowsTheModifier() throws {
    let host = try TestHost { Lockable() }
    let top = host.frame(of: "free").minY
    host.scroll(100, 30, dy: 20)
    host.advance(by: 1)
    #expect(host.frame(of: "free").minY == top - 20)
    host.buttons["lock"]?.click()
    host.scroll(100, 30, dy: 20)
    host.advance(by: 1)
    #expect(host.frame(of: "fixed").minY == top - 20)
    host.buttons["lock"]?.click()
    host.scroll(100, 30, dy: 20)
    host.advance(by: 1)
    #expect(host.frame(of: "free").minY == top - 40)
  }

  @Test func theKeyIsWritten() throws {
    let host = try TestHost { Rows().environment(\.isScrollEnabled, false) }
    host.scroll(100, 50, dy: 20)
    host.advance(by: 1)
    #expect(host.frame(of: "fixed").minY == 0)
  }
}
