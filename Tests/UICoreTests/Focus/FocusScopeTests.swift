import Foundation
import Geometry
import SwiftUI
import Testing
import UITestSupport

/// Scopes that decide which view has the focus by default, and the focus of assistive programs.
@MainActor struct FocusScopeTests {
  private struct Form: View {
    var prefersSecond = true
    var isSecondDisabled = false
    @Namespace private var form
    @State private var texts = ["", "", ""]
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack {
        TextField("outside", text: $texts[0])
        VStack {
          TextField("first", text: $texts[1])
          TextField("second", text: $texts[2])
            .prefersDefaultFocus(prefersSecond, in: form)
            .disabled(isSecondDisabled)
          Button("reset") { resetFocus(in: form) }
        }
        .focusScope(form)
      }
    }
  }

  private func focused(_ host: TestHost) -> String? { host.textFields.first { $0.isFocused }?.label }

  @Test func thePreferredViewHasTheFocusAtFirst() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Form() }
    #expect(focused(host) == "second")
    let other = try TestHost(size: CGSize(width: 300, height: 200)) { Form(prefersSecond: false) }
    #expect(focused(other) == nil)
  }

  @Test func aResetMovesTheFocusBack() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Form() }
    host.textFields["outside"]?.click()
    #expect(focused(host) == "outside")
    host.buttons["reset"]?.click()
    #expect(focused(host) == "second")
    // Where none prefers the focus, or the one that does is disabled, the first in the scope has it.
    for form in [Form(prefersSecond: false), Form(isSecondDisabled: true)] {
      let host = try TestHost(size: CGSize(width: 300, height: 200)) { form }
      host.textFields["outside"]?.click()
      host.buttons["reset"]?.click()
      #expect(focused(host) == "first")
    }
  }

  private struct Sheet: View {
    @State private var isShown = false
    @State private var text = ""
    @AccessibilityFocusState private var isOnTitle: Bool
    @AccessibilityFocusState(for: .switchControl) private var place: Int?

    var body: some View {
      VStack {
        Text("Title").accessibilityFocused($isOnTitle)
        Text("One").accessibilityFocused($place, equals: 1)
        if isShown { Text("Two").accessibilityFocused($place, equals: 2) }
        Text("state \(isOnTitle ? "title" : "-") \(place.map(String.init) ?? "-")")
        Button("show") {
          isShown.toggle()
          place = 2
        }
        Button("title") { isOnTitle = true }
      }
    }
  }

  @Test func theFocusOfAssistiveProgramsIsFollowed() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Sheet() }
    #expect(host.staticTexts["state - -"] != nil)
    host.staticTexts["Title"]?.takeAccessibilityFocus()
    #expect(host.staticTexts["state title -"] != nil)
    #expect(host.staticTexts["Title"]?.hasAccessibilityFocus == true)
    // It is another focus than the keyboard's.
    #expect(host.focusedFrame == nil)
    // A screen reader is no switch control.
    host.staticTexts["One"]?.takeAccessibilityFocus(of: .voiceOver)
    #expect(host.staticTexts["state - -"] != nil)
    host.staticTexts["One"]?.takeAccessibilityFocus(of: .switchControl)
    #expect(host.staticTexts["state - 1"] != nil)
  }

  @Test func aProgramMovesTheFocusOfAssistivePrograms() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Sheet() }
    host.buttons["title"]?.click()
    #expect(host.staticTexts["Title"]?.hasAccessibilityFocus == true)
    // Also to what only comes.
    host.buttons["show"]?.click()
    #expect(host.staticTexts["Two"]?.hasAccessibilityFocus == true)
    #expect(host.staticTexts["state - 2"] != nil)
    host.buttons["show"]?.click()
    #expect(host.allElements.filter(\.hasAccessibilityFocus).isEmpty)
  }
}
