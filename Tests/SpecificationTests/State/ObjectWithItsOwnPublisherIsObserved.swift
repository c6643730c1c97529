import Combine
import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  var value = 0 {
    willSet { objectWillChange.send("value") }
  }
}

private struct Reader: View {
  @ObservedObject var model: Model
  let journal: Journal
  var body: some View {
    let _ = journal("\(model.value)")
    Text("reader")
  }
}

extension StateSpecification {
  /// A class may define `objectWillChange` as any publisher that does not fail.
  @Test func objectWithItsOwnPublisherIsObserved() throws {
    let (journal, model) = (Journal(), Model())
    let host = try TestHost { Reader(model: model, journal: journal) }
    model.value = 4
    host.update()
    #expect(journal.take() == ["0", "4"])
  }
}
