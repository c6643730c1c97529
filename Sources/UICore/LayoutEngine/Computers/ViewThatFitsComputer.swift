import Foundation
import Geometry

/// `ViewThatFits`: answers as the first child that fits in the proposal, or the last one.
final class ViewThatFitsComputer: ContainerComputer {
  private let axes: Axis.Set

  init(children: [LayoutComputer], axes: Axis.Set) {
    self.axes = axes
    super.init(children: children)
  }

  /// The child to show for `proposal`; nil where there are none.
  func choice(for proposal: ProposedViewSize) -> Int? {
    children.firstIndex { fits($0, in: proposal) } ?? children.indices.last
  }

  private func fits(_ child: LayoutComputer, in proposal: ProposedViewSize) -> Bool {
    let ideal = child.sizeThatFits(
      ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height))
    if axes.contains(.horizontal), let width = proposal.width, ideal.width > width { return false }
    if axes.contains(.vertical), let height = proposal.height, ideal.height > height { return false }
    return true
  }

  private func chosen(for proposal: ProposedViewSize) -> LayoutComputer? {
    choice(for: proposal).map { children[$0] }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(for: proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let choice = choice(for: proposal)
    return children.indices.map { index in
      let size = index == choice ? children[index].sizeThatFits(proposal) : .zero
      return Placement(origin: .zero, size: size, proposal: index == choice ? proposal : .zero)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    chosen(for: proposal)?.explicitAlignment(key, size: size, proposal: proposal)
  }

  /// Before a proposal is known, what the preferred child prefers.
  override var spacing: ViewSpacing { children.first?.spacing ?? ViewSpacing() }
}
