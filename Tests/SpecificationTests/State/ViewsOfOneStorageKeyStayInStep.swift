import SwiftUI
import Testing
import UITestSupport

private let key = "ViewsOfOneStorageKeyStayInStep"

private struct Writer: View {
  @AppStorage(key) private var name = "none"
  var body: some View { Color.red.onTapGesture { name = "written" } }
}

private struct Reader: View {
  let journal: Journal
  @AppStorage(key) private var name = "none"
  var body: some View {
    let _ = journal(name)
    Color.blue
  }
}

extension StateSpecification {
  /// A write in one view runs the bodies of all that read the key, in other windows too.
  @Test func viewsOfOneStorageKeyStayInStep() throws {
    let journal = Journal()
    let host = try TestHost {
      HStack(spacing: 0) {
        Writer()
        Reader(journal: journal)
      }
    }
    let other = try TestHost { Reader(journal: journal) }
    #expect(journal.take() == ["none", "none"])
    host.click(50, 50)
    other.update()
    #expect(journal.take() == ["written", "written"])
  }
}
