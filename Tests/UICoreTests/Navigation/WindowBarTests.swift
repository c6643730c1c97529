import Foundation
import Geometry
import Observation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

/// A toolbar outside of any page stands in the window's own bar, as on a Mac; a phone has none.
@MainActor struct WindowBarTests {
  @Test func aToolbarWithoutAPageHasABarWhileItHasItems() throws {
    let shows = Shown()
    let window = try Opened(Program(shows: shows))
    // The bar is 52 points high (NavigationMetrics.desktop), its line and item are drawn in it.
    #expect(window.top == 0)
    shows.items = true
    window.step()
    #expect(window.top == 52)
    window.click(200 - 16 - 10, 26)
    #expect(shows.clicks == 1)
    shows.items = false
    window.step()
    #expect(window.top == 0)
  }

  @Test func aPageTakesItsOwnItems() throws {
    let shows = Shown()
    shows.items = true
    let window = try Opened(Program(shows: shows, isInPage: true))
    // One bar, the page's: a second one would push the content to 104.
    #expect(window.top == 52)
  }

  @Test func aPhoneHasNoBarOfTheWindow() throws {
    let shows = Shown()
    shows.items = true
    let window = try Opened(Program(shows: shows), profile: .phone)
    #expect(window.top == 0)
  }
}

@MainActor @Observable private final class Shown {
  var items = false
  var clicks = 0
}

private struct Program: App {
  var shows = Shown()
  var isInPage = false

  var body: some Scene {
    WindowGroup {
      if isInPage { NavigationStack { content } } else { content }
    }
  }

  private var content: some View {
    Color.blue
      .toolbar {
        if shows.items {
          ToolbarItem {
            Button(action: { shows.clicks += 1 }) { Color.red.frame(width: 20, height: 20) }.buttonStyle(.plain)
          }
        }
      }
  }
}

@MainActor private final class Opened {
  private let platform = HeadlessPlatform()
  private let host: AppHost
  init(_ program: Program, profile: PlatformProfile = .mac) throws {
    var options = LaunchOptions()
    options.profile = profile
    options.size = CGSize(width: 200, height: 200)
    host = try AppHost(program, platform: platform, options: options, windowFrame: WindowBar.make) { _, _ in }
    host.openWindow(id: nil, value: nil)
    step()
  }

  /// Where the content begins, in points: the first row whose middle is blue.
  var top: Int? {
    guard let bitmap = platform.windows[0].snapshot() else { return nil }
    let blue = bitmap.pixels[199 * 200 + 100]
    return (0..<200).first { bitmap.pixels[$0 * 200 + 100] == blue }
  }

  func step() { platform.advance(by: 1) }

  func click(_ x: CGFloat, _ y: CGFloat) {
    let pointer = PointerEvent(location: CGPoint(x: x, y: y))
    for event in [.pointerMoved(pointer), .pointerDown(pointer), .pointerUp(pointer)] as [InputEvent] {
      platform.windows[0].send(event)
      step()
    }
  }
}
