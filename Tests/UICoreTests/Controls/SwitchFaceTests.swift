import Geometry
import SwiftUI
import Testing
import UITestSupport

/// Where a switch's knob is. A switch of 38 × 22 stands at the end of its row of 200 × 100; its knob is 18 wide, 2 from the
/// track's ends, so that its middle is 11 from one of them.
@MainActor struct SwitchFaceTests {
  private func host(_ direction: LayoutDirection, isOn: Bool, isDisabled: Bool = false) throws -> (
    TestHost, Remote<Bool>
  ) {
    let remote = Remote<Bool>()
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      Owner(remote, isOn) { isOn in
        Toggle("", isOn: .constant(isOn)).disabled(isDisabled)
      }
      .tint(.blue).environment(\.layoutDirection, direction)
    }
    return (host, remote)
  }

  /// Whether the knob, which is white, is around the middle of the row at `x`. The edges of one elsewhere are not met.
  private func isKnob(_ host: TestHost, at x: Int) -> Bool {
    let bitmap = host.snapshot()
    return (x - 3...x + 3).allSatisfy { bitmap.pixels[50 * bitmap.width + $0] == 0xffff_ffff }
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 173, 189), (.rightToLeft, 27, 11)])
  func itGoesTheWayThatIsRead(direction: LayoutDirection, off: Int, on: Int) throws {
    let (host, remote) = try host(direction, isOn: false)
    #expect(isKnob(host, at: off) && !isKnob(host, at: on))
    remote.value = true
    host.update()
    #expect(!isKnob(host, at: off) && isKnob(host, at: on))
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 181), (.rightToLeft, 19)])
  func itIsOnItsWay(direction: LayoutDirection, middle: Int) throws {
    let (host, remote) = try host(direction, isOn: false)
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    host.advance(by: 0.5)
    #expect(isKnob(host, at: middle))
    host.advance(by: 0.6)
    #expect(!isKnob(host, at: middle) && !host.window.needsFrame)
  }

  @Test func disabledItIsPaler() throws {
    func red(_ isDisabled: Bool) throws -> UInt32 {
      let host = try host(.leftToRight, isOn: true, isDisabled: isDisabled).0
      // Of the track, 0 in `blue` of the light appearance.
      return host.snapshot().pixels[50 * 200 + 170] >> 16 & 255
    }
    // 0.4 of the colour over white.
    #expect(try red(false) == 0 && abs(Int(red(true)) - 153) <= 1)
  }
}
