import SwiftUI
import Testing
import UITestSupport

private struct Handle: View {
  let journal: Journal
  @GestureState private var offset: CGFloat = 0

  var body: some View {
    let _ = journal("\(offset)")
    Color.red.gesture(
      DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in state = value.translation.width })
  }
}

extension StateSpecification {
  /// The state follows the drag and has its initial value again afterwards.
  @Test func gestureStateGoesBackWhenTheGestureEnds() throws {
    let journal = Journal()
    let host = try TestHost { Handle(journal: journal) }
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), steps: 2)
    #expect(journal.take() == ["0.0", "20.0", "40.0", "0.0"])
  }
}
