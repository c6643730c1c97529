import SwiftUI
import Testing
import UITestSupport

@MainActor
struct KeyboardToolbarTests {
  @Test func itemsAboveAKeyboardShowNowhere() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .keyboard) { Button("Done") {} }
          ToolbarItem(placement: .primaryAction) { Button("Edit") {} }
        }
      }
    }
    #expect(host.buttons.map(\.label) == ["Edit"])
  }
}
