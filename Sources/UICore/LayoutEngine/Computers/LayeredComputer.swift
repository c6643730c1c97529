import Foundation

/// `overlay` and `background`: a secondary view on the primary one, whose size it is offered and whose answers count.
///
/// Children: the primary one, then the secondary one, whichever is drawn first.
final class LayeredComputer: ContainerComputer {
  private let alignment: Alignment
  private var primary: LayoutComputer { children[0] }
  private var secondary: LayoutComputer { children[1] }

  init(primary: LayoutComputer, secondary: LayoutComputer, alignment: Alignment = .center) {
    self.alignment = alignment
    super.init(children: [primary, secondary])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.sizeThatFits(proposal) }
  override var spacing: ViewSpacing { primary.spacing }
  override var priority: Double { primary.priority }
  override var givenPriority: Double? { primary.givenPriority }
  override var isStandardSpacer: Bool { primary.isStandardSpacer }
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { primary.layoutValue(key) }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    primary.explicitAlignment(key, size: size, proposal: proposal)
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let own = primary.dimensions(in: proposal)
    let offered = ProposedViewSize(size)
    let other = secondary.dimensions(in: offered)
    // Guides meet guides: an overlay on a text's baseline follows the text's own one.
    let origin = CGPoint(
      x: own[alignment.horizontal] - other[alignment.horizontal],
      y: own[alignment.vertical] - other[alignment.vertical])
    return [
      Placement(origin: .zero, size: own.size, proposal: proposal),
      Placement(origin: origin, size: other.size, proposal: offered),
    ]
  }
}
