import SwiftUI

/// Puts a tooltip beside the pointer, on the side where there is more room, and keeps it inside the plot.
struct TooltipPlacement<Content: View>: View {
  let x: Double
  let y: Double
  @ViewBuilder let content: Content

  var body: some View {
    TooltipLayout(x: x, y: y) { content.fixedSize() }
      .allowsHitTesting(false)
  }
}

private struct TooltipLayout: Layout {
  let x: Double
  let y: Double
  /// The gap between the crosshair and the tooltip.
  private static let distance = 12.0

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
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
      let size = subview.sizeThatFits(.unspecified)
      let fitsRight = x + Self.distance + size.width <= bounds.width
      let left = fitsRight || x < bounds.width / 2 ? x + Self.distance : x - Self.distance - size.width
      let top = min(max(0, y - size.height / 2), max(0, bounds.height - size.height))
      subview.place(at: CGPoint(x: bounds.minX + left, y: bounds.minY + top), proposal: .unspecified)
    }
  }
}

/// The position on the x axis, and a row for each value.
struct StandardTooltip: View {
  let selection: GraphSelection
  let title: String

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(title).font(.system(size: 11)).foregroundStyle(.secondary)
      Grid(horizontalSpacing: 6, verticalSpacing: 2) {
        // Identify rows by index, so that the next selection reuses their views.
        ForEach(selection.values.indices, id: \.self) { index in
          let value = selection.values[index]
          GridRow {
            Circle().fill(value.color).frame(width: 7, height: 7)
            Text(value.name).lineLimit(1).gridColumnAlignment(.leading)
            Text(value.label).monospacedDigit().fontWeight(.semibold).gridColumnAlignment(.trailing)
          }
        }
      }
      .font(.system(size: 11))
    }
    .padding(.horizontal, 9)
    .padding(.vertical, 7)
    .tooltipBackground()
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
      if let content { content.padding(9).tooltipBackground() } else { Color.clear.frame(width: 0, height: 0) }
    }
    .task(id: selection) {
      let made = await make(selection)
      // A newer selection cancels this one.
      if !Task.isCancelled { content = made }
    }
  }
}
