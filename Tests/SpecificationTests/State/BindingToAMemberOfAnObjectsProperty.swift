import SwiftUI
import Testing
import UITestSupport

private struct Person {
  var name = "A"
}

private final class Model: ObservableObject {
  @Published var person = Person()
}

private struct Reader: View {
  @ObservedObject var model: Model
  let journal: Journal
  var body: some View {
    let _ = journal(model.person.name)
    Color.red.onTapGesture { $model.person.name.wrappedValue = "B" }
  }
}

extension StateSpecification {
  /// `$model.person.name` goes through the published property, which announces the change of the whole.
  @Test func bindingToAMemberOfAnObjectsProperty() throws {
    let (journal, model) = (Journal(), Model())
    let host = try TestHost { Reader(model: model, journal: journal) }
    host.click(100, 50)
    #expect(journal.take() == ["A", "B"])
    #expect(model.person.name == "B")
  }
}
