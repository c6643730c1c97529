import SwiftUI
import Testing

/// Lines of subviews, each filled from the left and as high as its highest.
private struct Flow: Layout {
  var spacing: CGFloat
  var lineSpacing: CGFloat

  private func frames(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, height) = (0, y + height + lineSpacing, 0)
      }
      defer { (x, height) = (x + size.width + spacing, max(height, size.height)) }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? .infinity
    let all = frames(width, subviews).reduce(CGRect.zero) { $0.union($1) }
    return CGSize(width: proposal.width ?? all.width, height: all.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames(bounds.width, subviews)) {
      subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
    }
  }
}

extension LayoutSpecification {
  /// A custom layout is written from left to right and mirrored.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/rtl-custom`, Apple's SwiftUI on macOS 26.2.
  @Test func rightToLeftMirrorsCustomLayouts() {
    let scene = LayoutScene(300, 120) {
      Flow(spacing: 8, lineSpacing: 6) {
        Block(60, 20).named("c0")
        Block(90, 20).named("c1")
        Block(50, 20).named("c2")
        Block(70, 20).named("c3")
        Block(40, 20).named("c4")
      }
      .frame(width: 200)
      .named("flow")
      .environment(\.layoutDirection, .rightToLeft)
    }
    scene.expect([
      "c0": rect(190, 37, 60, 20),
      "c1": rect(92, 37, 90, 20),
      "c2": rect(200, 63, 50, 20),
      "c3": rect(122, 63, 70, 20),
      "c4": rect(74, 63, 40, 20),
      "flow": rect(50, 37, 200, 46),
    ])
  }
}
