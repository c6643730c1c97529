import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// What a tab view has beside its tabs, and tabs that it has not for now.
@MainActor struct TabViewPartTests {
  private struct Tabs: View {
    @State private var hides = false
    @State private var log = ""
    @State private var selection = 1
    var body: some View {
      TabView(selection: $selection) {
        Tab("First", systemImage: "star", value: 1) { Button("hide") { hides.toggle() } }
        Tab("Second", systemImage: "star", value: 2) { Page() }.hidden(hides)
        Tab("Third", systemImage: "star", value: 3) { Text("third page") }
      }
      .tabViewSidebarHeader { Text("header") }
      .tabViewSidebarFooter { Text("footer") }
      .tabViewSidebarBottomBar { Button("account") { log += "account " } }
      .tabViewBottomAccessory { Button("play") { log += "play " } }
      .accessibilityHint(log)
    }
  }

  private struct Page: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test func aSidebarHasItsParts() throws {
    let host = try TestHost(size: CGSize(width: 600, height: 400)) { Tabs().tabViewStyle(.sidebarAdaptable) }
    func y(_ name: String) -> CGFloat { host.allElements[name]?.frame.midY ?? -1 }
    #expect(0 < y("header") && y("header") < y("First") && y("Third") < y("footer") && y("footer") < y("account"))
    #expect(y("account") > 370 && host.buttons["play"] == nil)
  }

  @Test func aBarOfTabsHasNone() throws {
    let host = try TestHost(size: CGSize(width: 600, height: 400)) { Tabs() }
    #expect(host.staticTexts["header"] == nil && host.buttons["account"] == nil)
  }

  @Test func aPhoneHasItsAccessoryAboveTheBar() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 600), profile: .phone) { Tabs() }
    let (play, first) = (try #require(host.buttons["play"]), try #require(host.buttons["First"]))
    #expect(play.frame.maxY < first.frame.minY && play.frame.minY > 450)
    #expect(host.staticTexts["header"] == nil)
  }

  @Test func aHiddenTabKeepsItsPage() throws {
    let host = try TestHost(size: CGSize(width: 600, height: 400)) { Tabs() }
    func press(_ name: String) throws {
      try #require(host.buttons[name]).click()
      host.advance(by: 1)
    }
    try press("Second")
    try press("count 0")
    try press("First")
    try press("hide")
    #expect(host.buttons["Second"] == nil && host.buttons["Third"] != nil)
    // The arrows leave it out.
    host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
    try press("Third")
    #expect(host.staticTexts["third page"] != nil)
    try press("First")
    try press("hide")
    try press("Second")
    #expect(host.buttons["count 1"] != nil)
  }
}
