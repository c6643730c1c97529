import SwiftUI
import Testing
import UITestSupport

private struct Handle: View {
  let journal: Journal
  @GestureState private var isPressed = false

  var body: some View {
    let _ = journal("\(isPressed)")
    Color.red
      .gesture(
        LongPressGesture(minimumDuration: 10, maximumDistance: 5)
          .updating($isPressed) { value, state, _ in state = value })
  }
}

extension StateSpecification {
  /// A gesture that fails gives its state back too; no `onEnded` is called for it.
  @Test func gestureStateGoesBackWhenTheGestureIsCancelled() throws {
    let journal = Journal()
    let host = try TestHost { Handle(journal: journal) }
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), steps: 2)
    #expect(journal.take() == ["false", "true", "false"])
  }
}
