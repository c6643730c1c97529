import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// A view that an animation moves by a sixth of a pixel a frame is drawn where it is, not on the nearest pixels. When it
  /// rests, its edges are on pixels.
  @Test(arguments: [false, true]) func aMovingViewIsDrawnBetweenPixels(byLayout: Bool) throws {
    let lever = Lever<Bool>()
    let host = try TestHost(size: CGSize(width: 40, height: 10)) {
      Driven(lever, false) { isMoved in
        pureRed.frame(width: 10.3, height: 10)
          .offset(x: isMoved && !byLayout ? 10 : 0)
          .frame(width: byLayout ? 20.3 : nil, alignment: isMoved && byLayout ? .trailing : .leading)
          .frame(width: 40, alignment: .leading)
      }
    }
    #expect(middle(host) == 5)
    host.animate(.linear(duration: 1)) { lever.value = true }
    // A little past the frame, which is then drawn whatever the clock's last bit is.
    host.advance(by: 0.001)
    for frames in stride(from: 7.0, to: 60, by: 7) {
      host.advance(by: 7 / 60)
      // Moving, it is 10.3 wide: exact.
      let now = try #require(middle(host))
      #expect(abs(now - (5.15 + 10 * frames / 60)) < 0.02)
    }
    host.advance(by: 1)
    // From 10 to 20.3, which is drawn to 20.
    #expect(middle(host) == 15)
  }

  /// The middle of what is red, in pixels; coverage is one of 255 shades.
  private func middle(_ host: TestHost) -> CGFloat? {
    let bitmap = host.snapshot()
    var (sum, weight) = (CGFloat.zero, CGFloat.zero)
    for x in 0..<bitmap.width {
      let covered = 255 - CGFloat(bitmap.pixels[5 * bitmap.width + x] & 0xFF)
      sum += covered * (CGFloat(x) + 0.5)
      weight += covered
    }
    return weight > 0 ? sum / weight : nil
  }
}
