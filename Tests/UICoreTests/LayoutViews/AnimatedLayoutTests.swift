import Foundation
import SwiftUI
import Testing
import UITestSupport

/// A layout that says what of it is animated (`Layout` is `Animatable`) arranges its views anew in each frame.
@MainActor struct AnimatedLayoutTests {
  /// Places views on a circle with a radius of 40 points.
  private struct Circular: Layout {
    var angle: Double
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        let point = CGPoint(x: bounds.midX + 40 * cos(angle), y: bounds.midY + 40 * sin(angle))
        subview.place(at: point, anchor: .center, proposal: .unspecified)
      }
    }
  }

  private final class Places { var middle = CGPoint.zero }

  private struct Ring: View {
    let places: Places
    var isErased = false
    @State private var angle = 0.0
    var body: some View {
      let layout = isErased ? AnyLayout(Circular(angle: angle)) : nil
      Group {
        if let layout { layout { dot } } else { Circular(angle: angle) { dot } }
      }
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(.linear(duration: 1)) { angle += .pi } }
    }

    private var dot: some View {
      Color.red.frame(width: 10, height: 10)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          places.middle = CGPoint(x: $0.midX, y: $0.midY)
        }
    }
  }

  private func isAt(_ places: Places, degrees: Double) -> Bool {
    let angle = degrees / 180 * .pi
    return hypot(places.middle.x - 50 - 40 * cos(angle), places.middle.y - 50 - 40 * sin(angle)) < 1e-6
  }

  @Test(arguments: [false, true]) func viewsGoAlongTheCircle(isErased: Bool) throws {
    let places = Places()
    let host = try TestHost(size: CGSize(width: 100, height: 100)) { Ring(places: places, isErased: isErased) }
    #expect(isAt(places, degrees: 0))
    host.click(50, 50)
    host.advance(by: 0.5)
    #expect(isAt(places, degrees: 90))
    host.advance(by: 0.25)
    #expect(isAt(places, degrees: 135))
    host.advance(by: 0.5)
    #expect(isAt(places, degrees: 180))
    host.resetCounts()
    host.advance(by: 1)
    #expect(host.rules == 0)
  }
}
