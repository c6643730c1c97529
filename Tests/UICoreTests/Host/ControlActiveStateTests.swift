import SwiftUI
import Testing
import UITestSupport

/// Whether controls look active, window by window.
@MainActor struct ControlActiveStateTests {
  private struct Light: View {
    let state: ControlActiveState
    var body: some View { state == .inactive ? pureBlue : pureRed }
  }

  private struct Lights: View {
    @Environment(\.controlActiveState) private var state
    var body: some View { Light(state: state).frame(width: 10, height: 10) }
  }

  @Test func aWindowWithoutTheKeyboardIsInactiveAlone() throws {
    let first = try TestHost { Lights() }
    let second = TestHost(beside: first) { Lights() }
    #expect(first.area() == 100 && second.area() == 100)
    first.send(.focusLost)
    #expect(first.area() == 0 && first.area(0xff00_00ff) == 100)
    #expect(second.area() == 100)
    first.send(.focusGained)
    #expect(first.area() == 100)
  }

  @Test func thereAreThreeStates() { #expect(ControlActiveState.allCases == [.key, .active, .inactive]) }
}
