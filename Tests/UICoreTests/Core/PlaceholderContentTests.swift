import Foundation
import SwiftUI
import Testing
import UITestSupport

/// The content that a closure with a transaction of its own gets to modify.
@MainActor struct PlaceholderContentTests {
  private struct Mover: View {
    let isScoped: Bool
    @State private var isMoved = false

    private func moved<Base>(_ content: PlaceholderContentView<Base>) -> some View {
      content.offset(x: isMoved ? 80 : 0)
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.marked("mover").frame(width: 20, height: 10).offset(y: isMoved ? 30 : 0)
          .animation(isScoped ? .linear(duration: 1) : nil) { moved($0) }
        Button("move") { isMoved = true }
      }
      .frame(width: 200, alignment: .leading)
    }
  }

  @Test func onlyWhatTheClosureAppliesIsAnimated() throws {
    let host = try TestHost { Mover(isScoped: true) }
    #expect(host.frame(of: "mover").minX == 0)
    let top = host.frame(of: "mover").minY
    host.buttons["move"]?.click()
    host.advance(by: 0.5)
    // The way down is outside of the closure: it is done at once. The way across is half done.
    #expect(host.frame(of: "mover").minY == top + 30)
    #expect(abs(host.frame(of: "mover").minX - 40) < 0.01)
    host.advance(by: 1)
    #expect(host.frame(of: "mover").minX == 80)
  }

  @Test func withoutAnAnimationItIsThereAtOnce() throws {
    let host = try TestHost { Mover(isScoped: false) }
    host.buttons["move"]?.click()
    #expect(host.frame(of: "mover").minX == 80)
  }
}
