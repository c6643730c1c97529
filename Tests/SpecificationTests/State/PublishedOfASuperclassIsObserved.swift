import SwiftUI
import Testing
import UITestSupport

private class Base: ObservableObject {
  @Published var inherited = 0
}

private final class Model: Base {
  @Published var own = 0
}

private struct Reader: View {
  @ObservedObject var model: Model
  let journal: Journal
  var body: some View {
    let _ = journal("\(model.inherited) \(model.own)")
    Text("reader")
  }
}

extension StateSpecification {
  /// The object's publisher is that of its whole class, superclasses included.
  @Test func publishedOfASuperclassIsObserved() throws {
    let (journal, model) = (Journal(), Model())
    let host = try TestHost { Reader(model: model, journal: journal) }
    model.inherited = 1
    host.update()
    model.own = 2
    host.update()
    #expect(journal.take() == ["0 0", "1 0", "1 2"])
  }
}
