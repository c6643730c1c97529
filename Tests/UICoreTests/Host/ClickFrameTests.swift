import Foundation
import Geometry
import PlatformHeadless
import Testing
import UIControls

@testable import UICore

/// A press and a release in an app's window are both drawn, without anything else that would draw it.
@MainActor struct ClickFrameTests {
  private struct Page: View {
    @State private var isOn = false
    var body: some View {
      ZStack {
        Button {
          isOn.toggle()
        } label: {
          (isOn ? Color.red : Color.green).frame(width: 50, height: 40)
        }
        .buttonStyle(.plain)
      }
      .frame(width: 100, height: 80)
    }
  }

  private struct Program: App {
    var body: some Scene {
      WindowGroup { Page() }.defaultSize(width: 100, height: 100)
    }
  }

  @Test func aReleaseIsDrawn() throws {
    let platform = HeadlessPlatform()
    let host = try AppHost(Program(), platform: platform, options: LaunchOptions()) { _, _ in }
    defer { withExtendedLifetime(host) {} }
    host.openWindow(id: nil, value: nil)
    platform.advance(by: 1)
    let window = try #require(platform.windows.first)
    let pointer = PointerEvent(location: CGPoint(x: 50, y: 50))
    func color() -> UInt32? { window.snapshot()?.pixels[50 * 100 + 50] }
    window.send(.pointerMoved(pointer))
    platform.advance(by: 1)
    let green = color()
    var colors: [UInt32?] = []
    for _ in 1...3 {
      window.send(.pointerDown(pointer))
      platform.advance(by: 1)
      window.send(.pointerUp(pointer))
      platform.advance(by: 1)
      colors.append(color())
    }
    #expect(colors == [0xffff_3b30, green, 0xffff_3b30])
  }
}
