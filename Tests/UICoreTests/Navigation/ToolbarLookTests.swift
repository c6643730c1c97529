import DisplayList
import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// What a page says of the look of its bars. The desktop's bar is 52 points high (NavigationMetrics.desktop).
@MainActor struct ToolbarLookTests {
  private let size = CGSize(width: 200, height: 200)

  private func pixel(_ host: TestHost, _ x: Int, _ y: Int) -> UInt32 {
    let picture = host.snapshot()
    return picture.pixels[y * picture.width + x]
  }

  private func host(
    _ profile: PlatformProfile = .desktop, @ViewBuilder page: @escaping () -> some View
  ) throws -> TestHost {
    try TestHost(size: size, profile: profile) { NavigationStack { page().navigationTitle("T") } }
  }

  @Test func aStyleBehindTheBar() throws {
    let host = try host { Color.white.toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .navigationBar) }
    #expect(pixel(host, 3, 3) == 0xFFFF_0000)
    #expect(pixel(host, 197, 50) == 0xFFFF_0000)
    #expect(pixel(host, 3, 55) == 0xFFFF_FFFF)
  }

  /// The line at the bar's lower edge goes, and the style with it.
  @Test func aHiddenBackground() throws {
    let plain = try host { Color.white }
    let line = pixel(plain, 100, 51)
    let ground = pixel(plain, 100, 45)
    #expect(line != ground)
    let host = try host {
      Color.white.toolbarBackground(Color.red, for: .navigationBar).toolbarBackground(.hidden, for: .navigationBar)
    }
    #expect(pixel(host, 100, 45) == ground)
    #expect(pixel(host, 100, 51) == ground)
  }

  /// Each page has its own, and it changes with what the page reads.
  @Test func theStyleFollowsThePage() throws {
    @MainActor struct Page: View {
      let model: Model
      var body: some View {
        Color.white.toolbarBackground(model.isRed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
      }
    }
    let model = Model()
    let host = try host { Page(model: model) }
    #expect(pixel(host, 3, 3) == 0xFFFF_0000)
    model.isRed = false
    host.update()
    #expect(pixel(host, 3, 3) == 0xFF00_00FF)
  }
  @Observable final class Model { var isRed = true }

  @Test func theBarAtTheBottom() throws {
    let host = try host {
      Color.white
        .toolbar { ToolbarItem(placement: .bottomBar) { Text("b") } }
        .toolbarBackground(Color(red: 0, green: 1, blue: 0), for: .bottomBar)
    }
    #expect(pixel(host, 190, 195) == 0xFF00_FF00)
    #expect(pixel(host, 190, 3) != 0xFF00_FF00)
  }

  @Test func aBarIsDarkWhereThePageSaysSo() throws {
    let host = try host {
      Color.white.toolbarBackground(Color(red: 0, green: 0, blue: 0)).toolbarColorScheme(.dark)
        .toolbar { ToolbarItem { Rectangle().fill(.primary).frame(width: 20, height: 20) } }
    }
    // In the middle of the item at the bar's end, 16 points from the edge: light, on a black ground.
    let color = pixel(host, 174, 26)
    #expect(color & 0xFF > 0x80, "\(String(color, radix: 16))")
  }

  /// A fixed spacer is 8 points, with the bar's 12 on both sides of it.
  @Test func aSpacerBetweenItems() throws {
    func gap(_ hasSpacer: Bool) throws -> CGFloat {
      let host = try host {
        Color.white.toolbar {
          ToolbarItem { Text("one") }
          if hasSpacer { ToolbarSpacer(.fixed) }
          ToolbarItem { Text("two") }
        }
      }
      return try #require(host.staticTexts["two"]).frame.minX - (try #require(host.staticTexts["one"]).frame.maxX)
    }
    #expect(try gap(true) - gap(false) == CGFloat(8 + 12))
  }
}
