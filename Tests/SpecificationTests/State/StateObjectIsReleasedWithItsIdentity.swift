import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  deinit {
    let journal = journal
    MainActor.assumeIsolated { journal("released") }
  }
}

private struct Owner: View {
  @StateObject private var model: Model
  init(_ journal: Journal) { _model = StateObject(wrappedValue: Model(journal)) }
  var body: some View { Text("owner") }
}

private struct Root: View {
  let journal: Journal
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Owner(journal) }
    }
    .frame(width: 200, height: 100)
    .contentShape(Rectangle())
    .onTapGesture { isShown.toggle() }
  }
}

extension StateSpecification {
  /// The object goes when the view leaves the hierarchy; when it comes back, it has another one.
  @Test func stateObjectIsReleasedWithItsIdentity() throws {
    let journal = Journal()
    let host = try TestHost { Root(journal: journal) }
    host.click(100, 50)
    #expect(journal.take() == ["released"])
    host.click(100, 50)
    #expect(journal.take() == [])
    host.close()
    #expect(journal.take() == ["released"])
  }
}
