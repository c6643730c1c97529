import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  init(_ journal: Journal) { MainActor.assumeIsolated { journal("made") } }
}

private struct Owner: View {
  @StateObject private var model: Model
  init(_ journal: Journal) { _model = StateObject(wrappedValue: Model(journal)) }
  var body: some View { Text("shown") }
}

extension StateSpecification {
  /// The initializer's argument is evaluated when the view comes into the hierarchy, not when its value is made.
  @Test func stateObjectIsNotMadeForAViewThatIsNotShown() throws {
    let journal = Journal()
    let owner = Owner(journal)
    #expect(journal.take() == [])
    _ = try TestHost { owner }
    #expect(journal.take() == ["made"])
  }
}
