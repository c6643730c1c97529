import AttributeGraph
import Foundation
import Geometry

/// The computer of a view whose children a `Layout` arranges.
final class CustomLayoutComputer<L: Layout>: ContainerComputer {
  private let layout: L
  private let subviews: LayoutSubviews
  private let layoutDirection: LayoutDirection
  private var cache: L.Cache
  /// Calls the layout where it is a program's; nil where it is built in.
  private let reader: LateReader?

  /// - Parameter previous: the computer that this one replaces; its cache is updated instead of made anew.
  init(
    layout: L, children: [LayoutComputer], previous: CustomLayoutComputer<L>? = nil,
    layoutDirection: LayoutDirection, reader: LateReader? = nil
  ) {
    self.layout = layout
    self.layoutDirection = layoutDirection
    self.reader = reader
    let subviews = LayoutSubviews(children, layoutDirection: layoutDirection)
    self.subviews = subviews
    cache = Self.call(reader) {
      guard var cache = previous?.cache else { return layout.makeCache(subviews: subviews) }
      layout.updateCache(&cache, subviews: subviews)
      return cache
    }
    super.init(children: children)
    // None of ours sets guides of its own; what a program's does is not known.
    if !isBuiltIn(L.self) { guides = .all }
  }

  private static func call<Result>(_ reader: LateReader?, _ body: () -> Result) -> Result { reader?(body) ?? body() }

  private lazy var ownSpacing: ViewSpacing = {
    checkDepth()
    return Self.call(reader) { layout.spacing(subviews: subviews, cache: &cache) }
  }()
  override var spacing: ViewSpacing { ownSpacing }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    Self.call(reader) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let sink = PlacementSink(count: children.count)
    Self.call(reader) {
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal,
        subviews: LayoutSubviews(children, layoutDirection: layoutDirection, sink: sink), cache: &cache)
    }
    return zip(children, sink.placements).map { child, placement in
      placement ?? centred(child, in: size, proposal: proposal)
    }
  }

  /// What a program's layout does with a proposal is its own matter.
  override func isSame(
    for proposal: ProposedViewSize, as known: ProposedViewSize, in size: CGSize, levels: Int
  ) -> Bool {
    reader == nil && super.isSame(for: proposal, as: known, in: size, levels: levels)
  }

  private func centred(_ child: LayoutComputer, in size: CGSize, proposal: ProposedViewSize) -> Placement {
    let own = child.sizeThatFits(proposal)
    return Placement(
      origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), size: own,
      proposal: proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own = Self.call(reader) {
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    return own ?? mergedChildAlignment(key, size: size, proposal: proposal)
  }
}
