import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Where the tab of a page stands, by the value that it is handed.
@MainActor struct TabPlacementTests {
  private struct Tabs: View {
    let first: TabPlacement
    var body: some View {
      TabView {
        Tab("First", systemImage: "star") { Text("page") }.tabPlacement(first)
        Tab("Second", systemImage: "star") { Text("page") }
      }
    }
  }

  private func tabs(_ first: TabPlacement) throws -> [String] {
    let host = try TestHost(size: CGSize(width: 400, height: 200)) { Tabs(first: first) }
    return host.buttons.sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
  }

  @Test func aTabIsInItsPlaceOfTheBar() throws {
    #expect(try tabs(.automatic) == ["First", "Second"])
    // Behind the others.
    #expect(try tabs(.pinned) == ["Second", "First"])
    // A bar is no sidebar.
    #expect(try tabs(.sidebarOnly) == ["Second"])
  }

  @Test func aSidebarHasAllOfThem() throws {
    for placement in [TabPlacement.automatic, .pinned, .sidebarOnly] {
      let host = try TestHost(size: CGSize(width: 600, height: 300)) {
        Tabs(first: placement).tabViewStyle(.sidebarAdaptable)
      }
      #expect(Set(host.buttons.map(\.label)).isSuperset(of: ["First", "Second"]))
    }
  }
}
