import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Menus that stay open when an item acts.
@MainActor struct MenuDismissTests {
  private struct Screen: View {
    @State private var count = 0
    @State private var isOn = false
    var body: some View {
      Menu("Open \(count) \(isOn ? "loud" : "low")") {
        Button("More") { count += 1 }.menuActionDismissBehavior(.disabled)
        Toggle("Loud", isOn: $isOn).menuActionDismissBehavior(.disabled)
        Button("Done") { count += 10 }
      }
    }
  }

  @Test func anItemMayLeaveItsMenuOpen() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Screen() }
    try #require(host.buttons["Open 0 low"]).click()
    host.advance(by: 1)
    for _ in 0..<3 {
      try #require(host.buttons["More"]).click()
      host.advance(by: 1)
    }
    try #require(host.allElements["Loud"]).click()
    host.advance(by: 1)
    try #require(host.buttons["Done"]).click()
    host.advance(by: 1)
    #expect(host.buttons["More"] == nil && host.buttons["Open 13 loud"] != nil)
  }
}
