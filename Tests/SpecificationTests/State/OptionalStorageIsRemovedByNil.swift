import SwiftUI
import Testing
import UITestSupport

private let key = "OptionalStorageIsRemovedByNil"

private enum Flavor: String { case sweet, sour }

private struct Settings: View {
  let journal: Journal
  @AppStorage(key) var name: String?
  @AppStorage(key + " flavor") var flavor: Flavor?

  var body: some View {
    let _ = journal("\(name ?? "none") \(flavor.map { "\($0)" } ?? "none")")
    Color.red.onTapGesture {
      name = name == nil ? "A" : nil
      flavor = flavor == nil ? .sour : nil
    }
  }
}

extension StateSpecification {
  /// An optional without a stored value is nil, and writing nil removes what is stored.
  @Test func optionalStorageIsRemovedByNil() throws {
    let journal = Journal()
    let host = try TestHost { Settings(journal: journal) }
    host.click(100, 50)
    #expect(UserDefaults.standard.string(forKey: key) == "A")
    host.click(100, 50)
    #expect(UserDefaults.standard.object(forKey: key) == nil)
    #expect(journal.take() == ["none none", "A sour", "none none"])
  }
}
