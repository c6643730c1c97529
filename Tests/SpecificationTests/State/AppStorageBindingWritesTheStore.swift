import SwiftUI
import Testing
import UITestSupport

private let key = "AppStorageBindingWritesTheStore"

private struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Color.red.onTapGesture { isOn.toggle() } }
}

private struct Root: View {
  let journal: Journal
  @AppStorage(key) private var isOn = false
  var body: some View {
    let _ = journal("\(isOn)")
    Switch(isOn: $isOn)
  }
}

extension StateSpecification {
  /// `$property` is a binding to what is stored.
  @Test func appStorageBindingWritesTheStore() throws {
    let journal = Journal()
    let host = try TestHost { Root(journal: journal) }
    host.click(100, 50)
    #expect(UserDefaults.standard.bool(forKey: key))
    host.click(100, 50)
    #expect(journal.take() == ["false", "true", "false"])
  }
}
