import SwiftUI
import Testing
import UITestSupport

private let key = "StoredValueOfAnotherTypeGivesTheDefault"

private enum Level: Int { case low, high }

private struct Reader: View {
  let journal: Journal
  @AppStorage(key + " 1") var int = 42
  @AppStorage(key + " 2") var level = Level.high
  var body: some View {
    let _ = journal("\(int) \(level)")
    Color.red
  }
}

extension StateSpecification {
  /// A text where a number is wanted, or a number that is no case: the default counts, and what is stored stays.
  @Test func storedValueOfAnotherTypeGivesTheDefault() throws {
    UserDefaults.standard.set("text", forKey: key + " 1")
    UserDefaults.standard.set(17, forKey: key + " 2")
    let journal = Journal()
    _ = try TestHost { Reader(journal: journal) }
    #expect(journal.take() == ["42 high"])
    #expect(UserDefaults.standard.string(forKey: key + " 1") == "text")
  }
}
