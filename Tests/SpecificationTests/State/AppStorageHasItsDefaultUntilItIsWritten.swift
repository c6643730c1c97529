import SwiftUI
import Testing
import UITestSupport

private let key = "AppStorageHasItsDefaultUntilItIsWritten"

private struct Counter: View {
  let journal: Journal
  @AppStorage(key) private var count = 3

  var body: some View {
    let _ = journal("\(count)")
    Color.red.onTapGesture { count += 1 }
  }
}

extension StateSpecification {
  /// The default is not stored; what is written is there for the user's defaults too, and for the next view.
  @Test func appStorageHasItsDefaultUntilItIsWritten() throws {
    let journal = Journal()
    let host = try TestHost { Counter(journal: journal) }
    #expect(UserDefaults.standard.object(forKey: key) == nil)
    host.click(100, 50)
    #expect(journal.take() == ["3", "4"])
    #expect(UserDefaults.standard.integer(forKey: key) == 4)
    _ = try TestHost { Counter(journal: journal) }
    #expect(journal.take() == ["4"])
  }
}
