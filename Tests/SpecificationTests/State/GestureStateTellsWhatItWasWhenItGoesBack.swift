import SwiftUI
import Testing
import UITestSupport

private struct Handle: View {
  @GestureState private var offset: CGFloat

  init(_ journal: Journal) {
    _offset = GestureState(initialValue: 0) { last, transaction in
      MainActor.assumeIsolated { journal("last \(last)") }
      transaction.animation = .linear(duration: 1)
    }
  }

  var body: some View {
    Color.red.gesture(
      DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in state = value.translation.width })
  }
}

extension StateSpecification {
  /// `reset` is handed the last value, and the transaction with which the state goes back.
  @Test func gestureStateTellsWhatItWasWhenItGoesBack() throws {
    let journal = Journal()
    let host = try TestHost { Handle(journal) }
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50), steps: 1)
    #expect(journal.take() == ["last 30.0"])
  }
}
