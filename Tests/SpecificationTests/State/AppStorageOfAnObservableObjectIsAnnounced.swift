import SwiftUI
import Testing
import UITestSupport

private let key = "AppStorageOfAnObservableObjectIsAnnounced"

private final class Settings: ObservableObject {
  @AppStorage(key) var volume = 5
}

private struct Reader: View {
  @StateObject private var settings = Settings()
  let journal: Journal

  var body: some View {
    let _ = journal("\(settings.volume)")
    Color.red.onTapGesture { settings.volume += 1 }
  }
}

extension StateSpecification {
  /// Views that observe the object run when its stored property changes, here or elsewhere.
  @Test func appStorageOfAnObservableObjectIsAnnounced() throws {
    let journal = Journal()
    let host = try TestHost { Reader(journal: journal) }
    host.click(100, 50)
    #expect(journal.take() == ["5", "6"])
    AppStorage(wrappedValue: 0, key).wrappedValue = 9
    host.update()
    #expect(journal.take() == ["9"])
  }
}
