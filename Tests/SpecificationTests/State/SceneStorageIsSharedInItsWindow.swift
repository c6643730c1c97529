import SwiftUI
import Testing
import UITestSupport

private struct Part: View {
  let name: String
  let journal: Journal
  @SceneStorage("selection") private var selection = 0

  var body: some View {
    let _ = journal("\(name) \(selection)")
    Color.red.onTapGesture { selection += 1 }
  }
}

extension StateSpecification {
  /// Views of one window with the same key have the same value; another window has its own.
  @Test func sceneStorageIsSharedInItsWindow() throws {
    let journal = Journal()
    let host = try TestHost {
      HStack(spacing: 0) {
        Part(name: "left", journal: journal)
        Part(name: "right", journal: journal)
      }
    }
    let other = try TestHost { Part(name: "other", journal: journal) }
    _ = journal.take()
    host.click(50, 50)
    other.update()
    #expect(journal.take().sorted() == ["left 1", "right 1"])
  }
}
