import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Pages beside each other, and when the dots below them show.
@MainActor struct PageTabViewTests {
  private struct Pages: View {
    let count: Int
    let style: PageTabViewStyle
    var body: some View {
      TabView { ForEach(0..<count, id: \.self) { Color.white.marked("page \($0)") } }.tabViewStyle(style)
    }
  }

  private func host(_ count: Int, _ style: PageTabViewStyle) throws -> TestHost {
    try TestHost { Pages(count: count, style: style) }
  }

  /// A window of white pages alone has one colour.
  private func showsDots(_ count: Int, _ mode: PageTabViewStyle.IndexDisplayMode) throws -> Bool {
    Set(try host(count, PageTabViewStyle(indexDisplayMode: mode)).snapshot().pixels).count > 1
  }

  /// Apple: `automatic` displays an index where there is more than one page, `always` regardless of their count.
  @Test func theIndexShowsByItsMode() throws {
    #expect(try showsDots(3, .automatic) && !showsDots(1, .automatic))
    #expect(try showsDots(3, .always) && showsDots(1, .always))
    #expect(try !showsDots(3, .never) && !showsDots(1, .never))
  }

  @Test func thePagesHaveAllOfTheView() throws {
    let host = try host(2, PageTabViewStyle())
    #expect(host.frame(of: "page 0") == CGRect(x: 0, y: 0, width: 200, height: 100))
    host.scroll(100, 50, dx: 200, dy: 0)
    host.advance(by: 2)
    #expect(host.frame(of: "page 1") == CGRect(x: 0, y: 0, width: 200, height: 100))
  }
}
