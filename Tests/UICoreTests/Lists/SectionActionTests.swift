import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Actions of a whole section.
@MainActor struct SectionActionTests {
  private struct Screen: View {
    @State private var log = ""
    var body: some View {
      List {
        Section("Fruit") { Text("Apple") }
          .sectionActions { Button("Add fruit") { log += "added " } }
        Section { Text("Carrot") }
          .sectionActions { Button("Add more") { log += "more " } }
        Text(log).accessibilityIdentifier("log")
      }
    }
  }

  @Test func onADesktopTheyAreInTheHeaderOnAPhoneBelow() throws {
    let desktop = try TestHost(size: CGSize(width: 300, height: 400)) { Screen() }
    let phone = try TestHost(size: CGSize(width: 300, height: 600), profile: .phone) { Screen() }
    // On a desktop they are there while the pointer is over the header.
    let header = try #require(desktop.allElements["Fruit"]).frame
    desktop.send(.pointerMoved(PointerEvent(location: CGPoint(x: header.midX, y: header.midY))))
    func middle(_ host: TestHost, _ name: String) -> CGFloat { host.allElements[name]?.frame.midY ?? -1 }
    #expect(abs(middle(desktop, "Add fruit") - middle(desktop, "Fruit")) < 2)
    #expect(middle(phone, "Add fruit") > middle(phone, "Apple") && middle(phone, "Add fruit") < middle(phone, "Carrot"))
    for host in [desktop, phone] {
      #expect(middle(host, "Add more") > middle(host, "Carrot"))
      try #require(host.buttons["Add fruit"]).click()
      host.advance(by: 1)
      try #require(host.buttons["Add more"]).click()
      host.advance(by: 1)
      #expect(host.staticTexts["log"]?.label == "added more ")
    }
  }

  @Test func theyShowWhileThePointerIsOverTheHeader() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { Screen() }
    let frame = try #require(host.allElements["Fruit"]).frame
    #expect(host.buttons["Add fruit"] == nil)
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 150, y: frame.midY))))
    #expect(host.buttons["Add fruit"] != nil)
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 150, y: 300))))
    #expect(host.buttons["Add fruit"] == nil)
  }
}
