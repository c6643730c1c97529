import SwiftUI
import Testing
import UICore
import UITestSupport

/// The buttons of a bar that is too narrow for them.
@MainActor struct NarrowBarTests {
  @Test func titlesInANarrowBarAreOnOneLine() throws {
    let host = try TestHost(size: CGSize(width: 160, height: 200)) {
      NavigationStack {
        Text("Page").navigationTitle("Inbox")
          .toolbar {
            Button("Sort messages", systemImage: "arrow.up.arrow.down") {}
            Button("Write", systemImage: "square.and.pencil") {}
          }
      }
    }
    for button in host.buttons { #expect(button.frame.height < 30, "\(button)") }
    #expect(host.buttons.count == 2)
  }
}
