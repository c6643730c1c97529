import Foundation
import SwiftUI
import Testing
import UITestSupport

/// What alerts of a desktop show beside what they ask.
@MainActor struct DialogLookTests {
  private struct Screen: View {
    var severity = DialogSeverity.automatic
    @State private var isShown = true
    @State private var isSuppressed = false
    var body: some View {
      Text(isSuppressed ? "quiet" : "asked")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .alert("Delete?", isPresented: $isShown) { Button("Delete", role: .destructive) {} }
        .dialogSeverity(severity)
        .dialogSuppressionToggle("Never ask", isSuppressed: $isSuppressed)
    }
  }

  @Test func theCheckBoxIsTheBindings() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 400)) { Screen() }
    host.advance(by: 1)
    try #require(host.toggles["Never ask"]).click()
    #expect(host.toggles["Never ask"]?.value == "1")
    try #require(host.buttons["Delete"]).click()
    host.advance(by: 1)
    #expect(host.staticTexts["quiet"] != nil)
  }

  @Test func aCriticalOneHasASign() throws {
    func reds(_ view: some View) throws -> Int {
      let host = try TestHost(size: CGSize(width: 400, height: 400)) { view }
      host.advance(by: 1)
      let title = try #require(host.staticTexts["Delete?"]).frame
      let bitmap = host.snapshot()
      return bitmap.pixels.enumerated().count { index, pixel in
        CGFloat(index / bitmap.width) < title.minY && pixel >> 16 & 0xFF > 0xD0 && pixel & 0xFF < 0x60
      }
    }
    #expect(try reds(Screen()) == 0)
    #expect(try reds(Screen(severity: .critical)) > 300)
  }

  @Test func anIconIsAboveTheTitle() throws {
    func top(_ icon: Image?) throws -> CGFloat {
      let host = try TestHost(size: CGSize(width: 400, height: 400)) {
        Color.white.alert("Saved", isPresented: .constant(true)) {}.dialogIcon(icon)
      }
      host.advance(by: 1)
      return try #require(host.staticTexts["Saved"]).frame.minY
    }
    // 48 points and 12 below, in an alert that stays in the middle.
    #expect(try top(Image(systemName: "star")) == top(nil) + 30)
  }
}
