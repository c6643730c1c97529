import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var value = 1
}

private struct Listener: View {
  let model: Model
  let journal: Journal
  var body: some View {
    Text("listener").onReceive(model.$value) { journal("new \($0), old \(model.value)") }
  }
}

extension StateSpecification {
  /// A published property's publisher sends the current value first, and each new one before the property has it.
  @Test func receivedPublishedPropertyGivesItsValueAtOnce() throws {
    let (journal, model) = (Journal(), Model())
    let host = try TestHost { Listener(model: model, journal: journal) }
    model.value = 2
    host.close()
    #expect(journal.take() == ["new 1, old 1", "new 2, old 1"])
  }
}
