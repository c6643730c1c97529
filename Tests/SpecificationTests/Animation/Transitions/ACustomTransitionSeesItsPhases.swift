import SwiftUI
import Testing
import UITestSupport

private struct Drop: Transition {
  let journal: Journal
  func body(content: Content, phase: TransitionPhase) -> some View {
    let _ = journal("\(phase)")
    content.offset(y: phase.value * 20)
  }
}

extension AnimationSpecification {
  /// −1 before, 0 while it is there, 1 after; the body runs once a phase, the frames between are interpolated below it.
  @Test func aCustomTransitionSeesItsPhases() throws {
    let (journal, lever) = (Journal(), Lever<Bool>())
    let host = try TestHost {
      Driven(lever, false) { isShown in
        ZStack {
          Color.clear
          if isShown { pureRed.frame(width: 40, height: 20).transition(Drop(journal: journal)) }
        }
      }
    }
    host.animate(.linear(duration: 1)) { lever.value = true }
    host.advance(by: 0.5)
    #expect(host.corner() == [80, 30])
    #expect(journal.take() == ["willAppear", "identity"])
    host.advance(by: 1)
    host.animate(.linear(duration: 1)) { lever.value = false }
    host.advance(by: 0.5)
    #expect(host.corner() == [80, 50])
    #expect(journal.take() == ["didDisappear"])
  }
}
