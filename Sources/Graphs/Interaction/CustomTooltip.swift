import SwiftUI

/// Puts a tooltip beside the pointer, on the side where there is more room, and keeps it inside the plot.
struct TooltipPlacement: Layout {
  let x: Double
  let y: Double
  /// The gap between the crosshair and the tooltip.
  private static let distance = 12.0

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  static func frame(of size: CGSize, besideX x: Double, y: Double, in plot: CGSize) -> CGRect {
    let fitsRight = x + distance + size.width <= plot.width
    let left = fitsRight || x < plot.width / 2 ? x + distance : x - distance - size.width
    let top = min(max(0, y - size.height / 2), max(0, plot.height - size.height))
    return CGRect(origin: CGPoint(x: left, y: top), size: size)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  // Return the tooltip's own edges, so that the layout does not ask each row for its alignment.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .leading ? bounds.minX : nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .top ? bounds.minY : nil }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let frame = Self.frame(of: subview.sizeThatFits(.unspecified), besideX: x, y: y, in: bounds.size)
      subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
    }
  }
}

extension View {
  func tooltipBackground() -> some View {
    background {
      RoundedRectangle(cornerRadius: 6)
        .fill(.background)
        .shadow(color: .black.opacity(0.22), radius: 5, y: 2)
    }
    .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary, lineWidth: 1) }
  }
}

/// A tooltip whose content is made asynchronously.
struct CustomTooltip: View {
  let selection: GraphSelection
  let make: @MainActor @Sendable (GraphSelection) async -> AnyView
  /// The last content, which stays until newer content is ready.
  @State private var content: AnyView?

  var body: some View {
    Group {
      if let content {
        content.modifier(OuterDirection()).padding(9).tooltipBackground()
      } else {
        Color.clear.frame(width: 0, height: 0)
      }
    }
    .task(id: selection) {
      let made = await make(selection)
      // A newer selection cancels this one.
      if !Task.isCancelled { content = made }
    }
  }
}
