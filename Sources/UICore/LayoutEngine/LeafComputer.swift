import Foundation

/// A computer given by closures, for views without children.
package final class LeafComputer: LayoutComputer {
  private let ownSpacing: ViewSpacing
  private let ownPriority: Double
  private let size: (ProposedViewSize) -> CGSize
  private let alignment: ((AlignmentKey, CGSize) -> CGFloat?)?

  /// - Parameters:
  ///   - isDrawnBySize: whether what the view draws follows from its size, whatever it was offered.
  ///   - alignment: the baselines that the view sets, given its own size.
  package init(
    spacing: ViewSpacing = ViewSpacing(), priority: Double = 0, isDrawnBySize: Bool = false,
    measure: @escaping (ProposedViewSize) -> CGSize,
    alignment: ((AlignmentKey, CGSize) -> CGFloat?)? = nil
  ) {
    ownSpacing = spacing
    ownPriority = priority
    size = measure
    self.alignment = alignment
    super.init()
    self.isDrawnBySize = isDrawnBySize
    if alignment != nil { guides = .baselines }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
  override var spacing: ViewSpacing { ownSpacing }
  override var priority: Double { ownPriority }
  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    alignment?(key, size)
  }
}
