import Observation
import SwiftUI
import Testing
import UITestSupport

@Observable private final class Model {
  var name = "a"
  var other = 0
}

private struct Field: View {
  @Binding var text: String
  let journal: Journal
  var body: some View {
    let _ = journal("field \(text)")
    Color.red.onTapGesture { text += "!" }
  }
}

private struct Editor: View {
  @Bindable var model: Model
  let journal: Journal
  var body: some View {
    let _ = journal("editor")
    Field(text: $model.name, journal: journal)
  }
}

extension StateSpecification {
  /// Only the view that reads the property through the binding runs, not the one that handed the binding on.
  @Test func bindableGivesBindingsToAnObservable() throws {
    let (journal, model) = (Journal(), Model())
    let host = try TestHost { Editor(model: model, journal: journal) }
    host.click(100, 50)
    #expect(model.name == "a!")
    #expect(journal.take() == ["editor", "field a", "field a!"])
    model.other = 1
    host.update()
    #expect(journal.take() == [])
  }
}
