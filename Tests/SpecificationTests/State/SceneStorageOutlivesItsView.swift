import SwiftUI
import Testing
import UITestSupport

private struct Part: View {
  let journal: Journal
  @SceneStorage("count") private var stored = 0
  @State private var state = 0

  var body: some View {
    let _ = journal("stored \(stored), state \(state)")
    Color.red.frame(height: 50).onTapGesture {
      stored += 1
      state += 1
    }
  }
}

private struct Root: View {
  let journal: Journal
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 50).onTapGesture { isShown.toggle() }
      if isShown { Part(journal: journal) } else { Color.clear.frame(height: 50) }
    }
  }
}

extension StateSpecification {
  /// State goes with the view's identity, what is stored in the scene with the window.
  @Test func sceneStorageOutlivesItsView() throws {
    let journal = Journal()
    let host = try TestHost { Root(journal: journal) }
    host.click(100, 75)
    host.click(100, 25)
    host.click(100, 25)
    #expect(journal.take() == ["stored 0, state 0", "stored 1, state 1", "stored 1, state 0"])
  }
}
