import SwiftUI
import Testing
import UITestSupport

private let key = "AppStorageOfAModelReachesViews"

private final class Model {
  @AppStorage(key) var count = 1
}

private struct Reader: View {
  let journal: Journal
  @AppStorage(key) private var count = 0
  var body: some View {
    let _ = journal("\(count)")
    Color.red
  }
}

extension StateSpecification {
  /// Outside of a view the property reads and writes the store, and views that show the key hear of it.
  @Test func appStorageOfAModelReachesViews() throws {
    let (journal, model) = (Journal(), Model())
    #expect(model.count == 1)
    let host = try TestHost { Reader(journal: journal) }
    model.count = 8
    host.update()
    #expect(model.count == 8)
    #expect(journal.take() == ["0", "8"])
  }
}
