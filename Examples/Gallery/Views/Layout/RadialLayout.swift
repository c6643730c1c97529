import SwiftUI

/// Places its subviews evenly on a circle.
struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 140, height: 140))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let largest = subviews.map { $0.sizeThatFits(.unspecified) }.map { max($0.width, $0.height) }.max() ?? 0
    let radius = (min(bounds.width, bounds.height) - largest) / 2
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count) - .pi / 2
      let point = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
