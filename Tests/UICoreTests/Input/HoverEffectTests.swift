import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// What shows that the pointer is over a view.
@MainActor struct HoverEffectTests {
  private func host<V: View>(
    _ accessibility: AccessibilityRequests = [], @ViewBuilder _ view: () -> V
  ) throws -> TestHost { try TestHost(accessibility: accessibility, view) }

  private func enter(_ host: TestHost) {
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 100, y: 50))))
    host.advance(by: 0.3)
  }

  private func leave(_ host: TestHost) {
    host.send(.pointerLeft)
    host.advance(by: 0.3)
  }

  private var square: some View { pureRed.frame(width: 40, height: 40) }

  @Test func aVeilLiesOverTheView() throws {
    let host = try host { square.hoverEffect() }
    #expect(host.area() == 1600 && !host.window.needsFrame)
    enter(host)
    // All but the round corners is darker.
    #expect(host.area() < 100 && !host.window.needsFrame)
    leave(host)
    #expect(host.area() == 1600 && !host.window.needsFrame)
  }

  @Test func liftingGrowsUnlessMotionIsUnwanted() throws {
    let lifted = try host { square.hoverEffect(.lift) }
    enter(lifted)
    // 40 · 1.05.
    #expect(lifted.area() == 42 * 42)
    let still = try host(.reduceMotion) { square.hoverEffect(.lift) }
    let before = still.snapshot().pixels
    enter(still)
    #expect(still.area() == 1600 && still.snapshot().pixels != before)
  }

  private struct Card: View {
    let effect: HoverEffect
    var body: some View { pureRed.frame(width: 40, height: 40).hoverEffect(effect) }
  }

  /// Of the effects only `lift` grows; `automatic` is `highlight`, whose veil leaves a few pixels of the corners.
  @Test func effectsAreHandedOn() throws {
    func hovered(_ effect: HoverEffect) throws -> Int {
      let host = try host { Card(effect: effect) }
      enter(host)
      return host.area()
    }
    #expect(try hovered(.lift) == 42 * 42)
    #expect(try hovered(.highlight) < 100 && hovered(.automatic) == hovered(.highlight))
  }

  @Test func theDefaultIsSetAround() throws {
    let lifting = try host { VStack { square.hoverEffect() }.defaultHoverEffect(.lift) }
    enter(lifting)
    #expect(lifting.area() == 42 * 42)
    let none = try host { VStack { square.hoverEffect() }.defaultHoverEffect(nil) }
    enter(none)
    #expect(none.area() == 1600)
  }

  @Test func disabledViewsShowNone() throws {
    for (name, host) in [
      ("isEnabled", try host { AnyView(square.hoverEffect(isEnabled: false)) }),
      ("disabled", try host { AnyView(square.hoverEffect().disabled(true)) }),
      (
        "further in",
        try host { AnyView(square.hoverEffect().hoverEffectDisabled(false).hoverEffectDisabled()) }
      ),
    ] {
      enter(host)
      #expect(host.area() == 1600, "\(name)")
    }
  }

  @Test func thePlaceInTheLayoutStays() throws {
    let host = try host { HStack(spacing: 0) { square.hoverEffect(.lift).accessibilityElement(children: .contain) } }
    let plain = try self.host { HStack(spacing: 0) { square } }
    #expect(host.snapshot().pixels == plain.snapshot().pixels)
  }
}
