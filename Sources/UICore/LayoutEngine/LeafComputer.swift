import Foundation

/// A computer given by closures, for views without children.
package final class LeafComputer: LayoutComputer {
  private let ownSpacing: ViewSpacing
  private let ownPriority: Double
  private let size: (ProposedViewSize) -> CGSize
  private let alignment: ((AlignmentKey, CGSize) -> CGFloat?)?

  /// - Parameter alignment: the guides that the view sets, given its own size.
  package init(
    spacing: ViewSpacing = ViewSpacing(), priority: Double = 0,
    measure: @escaping (ProposedViewSize) -> CGSize,
    alignment: ((AlignmentKey, CGSize) -> CGFloat?)? = nil
  ) {
    ownSpacing = spacing
    ownPriority = priority
    size = measure
    self.alignment = alignment
    super.init()
    if alignment != nil { guides = .all }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
  override var spacing: ViewSpacing { ownSpacing }
  override var priority: Double { ownPriority }
  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    alignment?(key, size)
  }
}
