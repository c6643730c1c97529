import Observation
import SwiftUI
import Testing
import UITestSupport

@Observable private final class Model {
  var a = 0
  var b = 0
}

private struct Reader: View {
  let model: Model
  let keyPath: KeyPath<Model, Int>
  let name: String
  let journal: Journal
  var body: some View {
    let _ = journal("\(name) \(model[keyPath: keyPath])")
    Color.red
  }
}

extension StateSpecification {
  /// An `@Observable` object's property runs the bodies that read it.
  @Test func observableRunsOnlyReadersOfTheProperty() throws {
    let (journal, model) = (Journal(), Model())
    let host = try TestHost {
      VStack {
        Reader(model: model, keyPath: \.a, name: "a", journal: journal)
        Reader(model: model, keyPath: \.b, name: "b", journal: journal)
      }
    }
    _ = journal.take()
    model.a = 1
    model.a = 2
    host.update()
    #expect(journal.take() == ["a 2"])
  }
}
