import SwiftUI

/// The labels of an axis on one side of the plot, as `chartXAxisStyle` and `chartYAxisStyle` are given them.
public struct ChartAxisContent: View {
  let content: AnyView
  public var body: some View { content }
}

/// Places labels in the room of an axis as they would stand beside the plot.
struct AxisRoomLayout: Layout {
  let chart: ChartLayout
  let side: AxisMarkPosition.Side

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    // A plot at the edge of the room; how far it reaches from there is of no account.
    let far: CGFloat = 10_000
    let plot =
      switch side {
      case .leading: CGRect(x: bounds.maxX, y: bounds.minY, width: far, height: bounds.height)
      case .trailing: CGRect(x: bounds.minX - far, y: bounds.minY, width: far, height: bounds.height)
      case .top: CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: far)
      case .bottom, .automatic: CGRect(x: bounds.minX, y: bounds.minY - far, width: bounds.width, height: far)
      }
    for subview in subviews {
      if case .label(let axis, let place)? = subview[ChartPart.self] { chart.place(subview, axis, place, plot) }
    }
  }
}

extension View {
  /// Changes the labels of the horizontal axis: their background, their opacity.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartSetting { $0.x.styles.append { AnyView(content($0)) } }
  }

  /// Changes the labels of the vertical axis: their background, their opacity.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartSetting { $0.y.styles.append { AnyView(content($0)) } }
  }
}
