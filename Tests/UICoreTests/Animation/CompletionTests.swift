import Geometry
import Testing
import UITestSupport

@testable import UICore

@MainActor struct CompletionTests {
  private let log = Log()
  private let remote = Remote<Double>()

  private func host() throws -> TestHost {
    try TestHost { Owner(remote, 0.0) { pureRed.frame(width: 10, height: 10).offset(x: $0).opacity(1 - $0 / 200) } }
  }

  private func animate(
    _ host: TestHost, _ animation: Animation, to value: Double, _ criteria: AnimationCompletionCriteria, _ name: String
  ) {
    withAnimation(animation, completionCriteria: criteria) {
      remote.value = value
    } completion: {
      log.entries.append(name)
    }
    host.update()
  }

  @Test func aCompletionRunsOnceAtTheEnd() throws {
    let host = try host()
    animate(host, .linear(duration: 1), to: 100, .logicallyComplete, "done")
    host.advance(by: 0.9)
    #expect(log.take() == [])
    host.advance(by: 0.2)
    #expect(log.take() == ["done"])
    host.advance(by: 5)
    #expect(log.take() == [])
  }

  @Test func aChangeThatAnimatesNothingIsCompleteAtOnce() throws {
    let host = try host()
    animate(host, .linear(duration: 1), to: 0, .logicallyComplete, "done")
    #expect(log.take() == ["done"])
  }

  @Test func aSpringLooksFinishedBeforeItIs() throws {
    let host = try host()
    let spring = Spring(duration: 0.5, bounce: 0.4)
    animate(host, .spring(spring), to: 50, .logicallyComplete, "logical")
    host.advance(by: 0.45)
    #expect(log.take() == [])
    host.advance(by: 0.1)
    #expect(log.take() == ["logical"])
    animate(host, .spring(spring), to: 0, .removed, "removed")
    host.advance(by: 0.55)
    #expect(log.take() == [])
    host.advance(by: 10)
    #expect(log.take() == ["removed"])
  }

  @Test func aRedirectedSpringCompletesBoth() throws {
    let host = try host()
    animate(host, .spring(duration: 0.5), to: 50, .removed, "first")
    host.advance(by: 0.1)
    animate(host, .spring(duration: 0.5), to: 100, .removed, "second")
    #expect(log.take() == [])
    host.advance(by: 10)
    #expect(log.take().sorted() == ["first", "second"])
  }

  /// "Those callbacks will fire when the animations from the change that they were registered with logically complete,
  /// ignoring the new animations" (AnimationCompletionCriteria.logicallyComplete).
  @Test func aSpringThatIsRedirectedForEverCompletesEachChangeInTime() throws {
    let host = try host()
    for turn in 0..<20 {
      animate(host, .spring(duration: 0.5), to: turn % 2 == 0 ? 50 : 0, .logicallyComplete, "\(turn)")
      host.advance(by: 0.1)
      // A change is heard of half a second after it was made; the frame may come a sixtieth later.
      #expect((turn - 4...turn - 3).contains(log.entries.count) || turn < 5 && log.entries.count <= 1)
    }
    host.advance(by: 1)
    #expect(log.take() == (0..<20).map { "\($0)" })
  }

  /// A transition that another has taken over from has nothing left to say at the end of the spring they share.
  @Test func aCompletionWithNothingToDoIsForgotten() {
    var transaction = Transaction(animation: .spring(duration: 0.5))
    transaction.update = 1
    var animator = Animator(0.0)
    weak var first: AnimationCompletion?
    do {
      let completion = AnimationCompletion(.removed, isObsolete: { true }) {}
      first = completion
      transaction.completions = [completion]
      animator.setTarget(1, transaction: transaction, now: 0)
      transaction.completions = []
    }
    #expect(first != nil)
    animator.setTarget(2, transaction: transaction, now: 0.1)
    #expect(first == nil && animator.isActive)
  }

  @Test func aViewThatGoesCompletesItsAnimations() throws {
    let shown = Remote<Bool>()
    let host = try TestHost {
      Owner(shown, true) { isShown in
        if isShown { Owner(remote, 0.0) { pureRed.opacity(1 - $0 / 200) } }
      }
    }
    animate(host, .linear(duration: 100), to: 100, .removed, "done")
    host.advance(by: 1)
    shown.value = false
    host.advance(by: 0.1)
    #expect(log.take() == ["done"])
  }
}
