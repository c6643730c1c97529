import SwiftUI
import Testing
import UITestSupport

private struct Owner: View {
  let journal: Journal
  let store: (Binding<Int>) -> Void
  @State private var count = 0
  var body: some View {
    let _ = journal("\(count)")
    Color.red.onAppear { store($count) }
  }
}

extension IdentitySpecification {
  /// Writing to the state of a view that is gone changes nothing that is shown.
  @Test func aBindingOutlivesItsView() throws {
    let (journal, isShown) = (Journal(), Outside(true))
    var binding: Binding<Int>?
    let host = try TestHost {
      Following(isShown) { if $0 { Owner(journal: journal) { binding = $0 } } }
    }
    isShown.value = false
    host.update()
    binding?.wrappedValue = 5
    host.update()
    isShown.value = true
    host.update()
    #expect(journal.take() == ["0", "0"])
  }
}
