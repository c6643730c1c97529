import Foundation
import SwiftUI
import Testing
import UITestSupport

/// A round button that opens help.
@MainActor struct HelpLinkTests {
  @Test func itRunsItsActionOrOpensAPage() throws {
    var (runs, pages): (Int, [URL]) = (0, [])
    let page = try #require(URL(string: "https://example.com/help"))
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      VStack(spacing: 0) {
        HelpLink { runs += 1 }
        HelpLink(destination: page).accessibilityIdentifier("page")
        HelpLink { runs += 10 }.disabled(true).accessibilityIdentifier("off")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          pages.append(url)
          return .handled
        })
    }
    #expect(host.buttons.count == 3 && host.buttons.allSatisfy { $0.label == "Help" })
    // Three of 22 in the middle of 100.
    #expect(host.buttons[0].frame == CGRect(x: 89, y: 17, width: 22, height: 22))
    host.buttons[0].click()
    host.buttons["page"]?.click()
    host.buttons["off"]?.click()
    #expect(runs == 1 && pages == [page])
    host.buttons["page"]?.activate()
    #expect(pages == [page, page])
  }
}
