import Foundation
import SwiftUI
import Testing
import UITestSupport

/// An action that is handed on to the view that calls it.
@MainActor struct DismissActionTests {
  private struct Page: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    var body: some View { Closing(name: name, dismiss: dismiss) }
  }

  private struct Closing: View {
    let name: String
    let dismiss: DismissAction
    var body: some View { Button(name) { dismiss() } }
  }

  private struct Screen: View {
    @State private var path = [1]
    @State private var isShown = true
    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: Int.self) { _ in
            Page(name: "back").sheet(isPresented: $isShown) { Page(name: "close") }
          }
      }
    }
  }

  @Test func theNearestPresentationIsDismissed() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 300)) { Screen() }
    host.advance(by: 1)
    #expect(host.buttons["close"] != nil)
    host.buttons["close"]?.click()
    host.advance(by: 1)
    // The sheet went, and not the page that shows it.
    #expect(host.buttons["close"] == nil && host.buttons["back"] != nil)
    host.buttons["back"]?.click()
    host.advance(by: 1)
    #expect(host.buttons["back"] == nil && host.staticTexts["root"] != nil)
  }
}
