import Foundation
import SwiftUI
import Testing
import UITestSupport

/// The older name for a modifier whose body runs in each frame, which Apple has deprecated and programs still use.
///
/// The uses stand where deprecated names give no warning, and are reached by a protocol.
@MainActor struct AnimatableModifierTests {
  fileprivate struct Door: View {
    @State var isOpen = false
    let isAnimated: Bool
    let width: (CGFloat) -> AnyView
    var body: some View {
      VStack(spacing: 0) {
        width(isOpen ? 100 : 20)
        Button("open") { withAnimation(isAnimated ? .linear(duration: 1) : nil) { isOpen = true } }
      }
    }
  }

  private func host(isAnimated: Bool) throws -> TestHost {
    let old = try #require((self as Any) as? any OlderModifiers)
    return try TestHost { Door(isAnimated: isAnimated) { old.wide($0) } }
  }

  @Test func itsBodyRunsWithTheValueOfEachFrame() throws {
    let host = try host(isAnimated: true)
    #expect(host.frame(of: "door").width == 20)
    host.buttons["open"]?.click()
    host.resetCounts()
    host.advance(by: 0.5)
    // Half of the way from 20 to 100, and each of the thirty frames had a value between.
    #expect(abs(host.frame(of: "door").width - 60) < 0.01)
    #expect(host.bodies["Wide"] == 30)
    #expect(host.bodies(of: Door.self) == 0)
    host.advance(by: 1)
    #expect(host.frame(of: "door").width == 100)
  }

  @Test func withoutAnAnimationItsBodyRunsOnce() throws {
    let host = try host(isAnimated: false)
    host.resetCounts()
    host.buttons["open"]?.click()
    host.advance(by: 0.5)
    #expect(host.frame(of: "door").width == 100)
    #expect(host.bodies["Wide"] == 1)
  }
}

@MainActor private protocol OlderModifiers {
  func wide(_ width: CGFloat) -> AnyView
}

@available(*, deprecated)
extension AnimatableModifierTests: OlderModifiers {
  fileprivate func wide(_ width: CGFloat) -> AnyView {
    AnyView(Color.red.marked("door").modifier(Wide(width: width)))
  }
}

@available(*, deprecated)
private struct Wide: AnimatableModifier {
  var width: CGFloat

  nonisolated var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func body(content: Content) -> some View { content.frame(width: width, height: 10) }
}
