import SwiftUI
import Testing
import UITestSupport

private let key = "AppStorageInAStoreOfItsOwn"
private let suite = UUID().uuidString

private struct Reader: View {
  let journal: Journal
  @AppStorage(key) var standard = "standard"
  @AppStorage(key, store: UserDefaults(suiteName: suite)) var own = "own"

  var body: some View {
    let _ = journal("\(standard) \(own)")
    Color.red.onTapGesture { own = "written" }
  }
}

extension StateSpecification {
  /// The same key in another store is another value.
  @Test func appStorageInAStoreOfItsOwn() throws {
    let journal = Journal()
    let host = try TestHost { Reader(journal: journal) }
    host.click(100, 50)
    #expect(journal.take() == ["standard own", "standard written"])
    #expect(UserDefaults.standard.object(forKey: key) == nil)
  }
}
