import SwiftUI
import Testing
import UITestSupport

private struct Switch: View {
  @Binding var isOn: Bool
  let journal: Journal
  var body: some View {
    let _ = journal("\(isOn)")
    Color.red.onTapGesture { isOn.toggle() }
  }
}

extension StateSpecification {
  /// `.constant` gives a value that writes do not change.
  @Test func constantBindingIgnoresWrites() throws {
    let journal = Journal()
    let host = try TestHost { Switch(isOn: .constant(true), journal: journal) }
    host.click(100, 50)
    #expect(journal.take() == ["true"])
  }
}
