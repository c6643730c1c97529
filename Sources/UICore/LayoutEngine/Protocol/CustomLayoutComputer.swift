import Foundation
import Geometry

/// The computer of a view whose children a `Layout` arranges.
final class CustomLayoutComputer<L: Layout>: ContainerComputer {
  private let layout: L
  private let subviews: LayoutSubviews
  private let layoutDirection: LayoutDirection
  private var cache: L.Cache

  /// - Parameter previous: the computer that this one replaces; its cache is updated instead of made anew.
  init(
    layout: L, children: [LayoutComputer], previous: CustomLayoutComputer<L>? = nil, layoutDirection: LayoutDirection
  ) {
    self.layout = layout
    self.layoutDirection = layoutDirection
    subviews = LayoutSubviews(children, layoutDirection: layoutDirection)
    if let previous {
      cache = previous.cache
      layout.updateCache(&cache, subviews: subviews)
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    super.init(children: children)
    // Stacks set no guides of their own; what any other layout does is not known.
    if !(L.self is any StackLayout.Type || L.self == ZStackLayout.self) { guides = .all }
  }

  private lazy var ownSpacing = layout.spacing(subviews: subviews, cache: &cache)
  override var spacing: ViewSpacing { ownSpacing }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let sink = PlacementSink(count: children.count)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal,
      subviews: LayoutSubviews(children, layoutDirection: layoutDirection, sink: sink), cache: &cache)
    return zip(children, sink.placements).map { child, placement in
      placement ?? centred(child, in: size, proposal: proposal)
    }
  }

  private func centred(_ child: LayoutComputer, in size: CGSize, proposal: ProposedViewSize) -> Placement {
    let own = child.sizeThatFits(proposal)
    return Placement(
      origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), size: own,
      proposal: proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own =
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    return own ?? mergedChildAlignment(key, size: size, proposal: proposal)
  }
}
