import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Glass that moves out of glass, and views that come while their parent moves.
@MainActor struct GlassIdentityTests {
  private let remote = Remote<Bool>()

  private struct Panes: View {
    let isRight: Bool
    let transition: GlassEffectTransition?
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        if !isRight { pane }
        Spacer(minLength: 0)
        if isRight { pane }
      }
    }

    private var pane: some View {
      Color.clear.frame(width: 40, height: 40).glassEffect(.regular.tint(pureRed), in: Rectangle())
        .glassEffectID("pane", in: namespace).glassEffectTransition(transition ?? .matchedGeometry)
    }
  }

  /// Whether something red is drawn at a place of the middle row.
  private func isRed(_ host: TestHost, _ x: Int) -> Bool {
    let pixel = host.snapshot().pixels[50 * 200 + x]
    return Int(pixel >> 16 & 255) - Int(pixel >> 8 & 255) > 40
  }

  @Test func glassOfOneNameMoves() throws {
    let host = try TestHost { Owner(remote, false) { Panes(isRight: $0, transition: nil) } }
    #expect(isRed(host, 20) && !isRed(host, 100) && !isRed(host, 180))
    host.animate(.linear(duration: 1)) { remote.value = true }
    host.advance(by: 0.5)
    #expect(isRed(host, 100))
    host.advance(by: 0.6)
    #expect(!isRed(host, 20) && !isRed(host, 100) && isRed(host, 180))
  }

  @Test func otherTransitionsStayInPlace() throws {
    for transition in [GlassEffectTransition.identity, .materialize] {
      let host = try TestHost { Owner(remote, false) { Panes(isRight: $0, transition: transition) } }
      host.animate(.linear(duration: 1)) { remote.value = true }
      host.advance(by: 0.5)
      #expect(!isRed(host, 100))
    }
  }

  @Test func whatIsNewComesWithItsMovingParent() throws {
    let host = try TestHost {
      Owner(remote, false) { isOn in
        ZStack(alignment: .leading) {
          pureBlue.frame(width: 20, height: 20)
          if isOn { pureRed.frame(width: 10, height: 10).transition(.identity) }
        }
        .geometryGroup().frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
      }
    }
    host.animate(.linear(duration: 1)) { remote.value = true }
    host.advance(by: 0.5)
    // The parent is half way from 0 to 180, and so is what came meanwhile.
    #expect(host.corner()?.x == 90)
  }
}
