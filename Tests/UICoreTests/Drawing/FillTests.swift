import Geometry
import SwiftUI
import Testing
import UITestSupport

/// What a new fill has to do: draw the shape, and lay out nothing.
@MainActor struct FillTests {
  private final class Log { var measured = 0 }

  /// As large as its first view; counts how often it is asked.
  private struct Counting: Layout {
    let log: Log
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      log.measured += 1
      return subviews[0].sizeThatFits(proposal)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  /// How often the layout around `content` is asked once what it shows is changed.
  private func measurements<Content: View>(
    _ color: UInt32, @ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> Int {
    let (log, remote) = (Log(), Remote<Bool>())
    let host = try TestHost(size: CGSize(width: 40, height: 40)) {
      Owner(remote, false) { isOn in Counting(log: log) { content(isOn) } }
    }
    log.measured = 0
    remote.value = true
    host.update()
    #expect(host.snapshot().pixels[20 * 40 + 20] == color, "the new fill is drawn")
    return log.measured
  }

  private func color(_ isOn: Bool) -> Color { Color(red: isOn ? 1 : 0, green: 0, blue: isOn ? 0 : 1) }

  @Test func aNewFillLaysNothingOut() throws {
    let red: UInt32 = 0xffff_0000
    #expect(try measurements(red) { Rectangle().fill(color($0)) } == 0)
    #expect(try measurements(red) { Circle().fill(color($0)).frame(width: 30, height: 30) } == 0)
    #expect(try measurements(red) { RoundedRectangle(cornerRadius: 4).fill(color($0)).padding(2) } == 0)
    #expect(try measurements(red) { Capsule().inset(by: 2).fill(color($0)) } == 0)
    #expect(try measurements(red) { Rectangle().stroke(color($0), lineWidth: 60) } == 0)
    let overlaid = try measurements(red) { isOn in
      Rectangle().fill(color(isOn)).overlay { if isOn { Circle().opacity(0) } }
    }
    #expect(overlaid == 0)
  }

  /// A shape whose own size may follow from what changed is asked again.
  @Test func anotherShapeIsLaidOut() throws {
    #expect(try measurements(0xff00_0000) { RoundedRectangle(cornerRadius: $0 ? 4 : 8) } > 0)
    #expect(try measurements(0xff00_0000) { Wide(width: $0 ? 40 : 20) } > 0)
  }

  private struct Wide: Shape {
    let width: CGFloat
    nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: width, height: 40) }
  }
}
