import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  var value = 0 {
    willSet { objectWillChange.send() }
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
  /// A class without published properties announces its changes by the publisher that every object has.
  @Test func objectThatSendsItselfIsObserved() throws {
    let (journal, model) = (Journal(), Model())
    let host = try TestHost { Reader(model: model, journal: journal) }
    model.value = 7
    host.update()
    #expect(journal.take() == ["0", "7"])
  }
}
