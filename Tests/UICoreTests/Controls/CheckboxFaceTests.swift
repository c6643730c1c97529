import Geometry
import SwiftUI
import Testing
import UITestSupport

/// What a check box of 16 × 16 shows, in a window of 200 × 100.
@MainActor struct CheckboxFaceTests {
  private func host(_ direction: LayoutDirection = .leftToRight, _ isOn: Bool = true) throws -> (
    TestHost, Remote<Bool>
  ) {
    let remote = Remote<Bool>()
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      Owner(remote, isOn) { isOn in Toggle("Box", isOn: .constant(isOn)).toggleStyle(.checkbox) }
        .tint(.blue).environment(\.layoutDirection, direction)
    }
    return (host, remote)
  }

  /// The pixels of the box, which is at the end of the toggle where it is read from.
  private func box(_ host: TestHost, _ direction: LayoutDirection = .leftToRight) throws -> [UInt32] {
    let frame = try #require(host.toggles["Box"]).frame
    let (x, y) = (Int(direction == .leftToRight ? frame.minX : frame.maxX - 16), Int(frame.midY) - 8)
    let bitmap = host.snapshot()
    return (0..<256).map { bitmap.pixels[(y + $0 / 16) * bitmap.width + x + $0 % 16] }
  }

  /// A tick is a sign, not a direction.
  @Test func itsMarkIsTheSameWhereverItIsReadFrom() throws {
    let boxes = try [LayoutDirection.leftToRight, .rightToLeft].map { try box(host($0).0, $0) }
    #expect(boxes[0] == boxes[1] && Set(boxes[0]).count > 4)
  }

  /// Half way the box is half way between the two colours, and its mark half transparent.
  @Test func itsMarkComesWithAnAnimation() throws {
    let (host, remote) = try host(.leftToRight, false)
    let off = try box(host)
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    host.advance(by: 0.5)
    let half = try box(host)
    host.advance(by: 0.6)
    let on = try box(host)
    // Beside the mark, below the rounded corner.
    let index = 8 * 16 + 1
    func red(_ pixels: [UInt32]) -> Int { Int(pixels[index] >> 16 & 255) }
    #expect(red(on) == 0 && abs(red(half) * 2 - red(off)) <= 4 && !host.window.needsFrame)
    #expect(try on == box(self.host().0))
  }

  /// A dash that goes is a dash until it has gone: its line reaches from 4.5 to 11.5 at a height of 8, the tick's lowest point
  /// is at (6.9, 11.4).
  @Test func itsDashGoesAsADash() throws {
    let remote = Remote<Bool>()
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      Owner(remote, true) { isOn in
        Toggle("Box", sources: [Binding.constant(isOn), .constant(false)], isOn: \.self).toggleStyle(.checkbox)
      }
      .tint(.blue)
    }
    withAnimation(.linear(duration: 1)) { remote.value = false }
    host.update()
    host.advance(by: 0.5)
    let half = try box(host)
    #expect(half[8 * 16 + 8] != half[13 * 16 + 8] && half[11 * 16 + 7] == half[13 * 16 + 8])
  }
}
