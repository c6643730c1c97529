import Foundation

/// `GeometryReader`: takes all the space proposed, 10 points where none is; children at the top leading corner.
final class GeometryReaderComputer: ContainerComputer {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let offered = ProposedViewSize(size)
    return children.map { Placement(origin: .zero, size: $0.sizeThatFits(offered), proposal: offered) }
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
}
