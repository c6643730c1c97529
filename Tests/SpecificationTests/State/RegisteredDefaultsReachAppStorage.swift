import SwiftUI
import Testing
import UITestSupport

private let key = "RegisteredDefaultsReachAppStorage"

private struct Reader: View {
  let journal: Journal
  @AppStorage(key) private var name = "default of the view"
  var body: some View {
    let _ = journal(name)
    Color.red
  }
}

extension StateSpecification {
  /// What the program registered as a default stands before the property's own.
  @Test func registeredDefaultsReachAppStorage() throws {
    UserDefaults.standard.register(defaults: [key: "registered"])
    let journal = Journal()
    _ = try TestHost { Reader(journal: journal) }
    #expect(journal.take() == ["registered"])
  }
}
