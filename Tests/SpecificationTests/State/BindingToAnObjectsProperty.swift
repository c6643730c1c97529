import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var isOn = false
}

private struct Switch: View {
  @Binding var isOn: Bool
  let journal: Journal
  var body: some View {
    let _ = journal("switch \(isOn)")
    Color.red.onTapGesture { isOn.toggle() }
  }
}

private struct Root: View {
  @StateObject var model = Model()
  let journal: Journal
  var body: some View {
    let _ = journal("root \(model.isOn)")
    Switch(isOn: $model.isOn, journal: journal)
  }
}

extension StateSpecification {
  /// Writing through `$model.property` changes the object, and both the owner and the reader of the binding run.
  @Test func bindingToAnObjectsProperty() throws {
    let journal = Journal()
    let host = try TestHost { Root(journal: journal) }
    #expect(journal.take() == ["root false", "switch false"])
    host.click(100, 50)
    #expect(journal.take() == ["root true", "switch true"])
  }
}
