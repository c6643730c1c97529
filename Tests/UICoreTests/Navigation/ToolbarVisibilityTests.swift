import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Bars that a page hides by their places.
@MainActor struct ToolbarVisibilityTests {
  private struct Page: View {
    let visibility: Visibility
    let bars: [ToolbarPlacement]
    var body: some View {
      switch bars.count {
      case 0: content.toolbarVisibility(visibility)
      case 1: content.toolbarVisibility(visibility, for: bars[0])
      default: content.toolbarVisibility(visibility, for: bars[0], bars[1])
      }
    }
    @ViewBuilder private var content: some View {
      Color.red.marked("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .bottomBar) { Button("below") {} } }
    }
  }

  private func page(_ visibility: Visibility, _ bars: ToolbarPlacement...) throws -> (
    top: Bool, bottom: Bool, tabs: Bool
  ) {
    let host = try TestHost(size: CGSize(width: 300, height: 500), profile: .phone) {
      TabView {
        Tab("One", systemImage: "star") { NavigationStack { Page(visibility: visibility, bars: bars) } }
        Tab("Two", systemImage: "star") { Text("two") }
      }
    }
    return (
      host.allElements["Title"] != nil, host.buttons["below"] != nil, host.buttons["Two"] != nil
    )
  }

  @Test func onlyTheNamedBarsAreHidden() throws {
    #expect(try page(.visible, .navigationBar) == (true, true, true))
    #expect(try page(.automatic, .navigationBar) == (true, true, true))
    #expect(try page(.hidden, .navigationBar) == (false, true, true))
    #expect(try page(.hidden, .bottomBar) == (true, false, true))
    #expect(try page(.hidden, .tabBar) == (true, true, false))
    #expect(try page(.hidden, .navigationBar, .tabBar) == (false, true, false))
    #expect(try page(.hidden) == (false, true, true))
  }

  private struct Reading: View {
    @State private var visibility = Visibility.visible
    var body: some View {
      NavigationStack {
        Button("read") { visibility = visibility == .hidden ? .visible : .hidden }
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red.marked("content"))
          .navigationTitle("Title").toolbarVisibility(visibility, for: .navigationBar)
      }
    }
  }

  @Test func thePageTakesTheRoomOfItsBarWhileItIsHidden() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Reading() }
    let before = host.frame(of: "content")
    #expect(before.minY > 0)
    host.buttons["read"]?.click()
    host.advance(by: 1)
    #expect(host.frame(of: "content") == CGRect(x: 0, y: 0, width: 300, height: 300))
    host.buttons["read"]?.click()
    host.advance(by: 1)
    #expect(host.frame(of: "content") == before)
  }
}
