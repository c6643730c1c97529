import Foundation
import Geometry

/// The computer of a stack of one view, which answers as that view does.
///
/// Every `if` that stands where one view must is in a stack that nobody wrote, and every overlay is in one: most stacks are of
/// one view.
final class SingleComputer: UnaryComputer {
  private let isImplicit: Bool
  /// Where the view is in more room than it asked for, which a window gives to what is layered in it; nil for a row or a column.
  private let alignment: Alignment?
  private lazy var ownSpacing: ViewSpacing = {
    checkDepth()
    return ViewSpacing().union(child.spacing)
  }()

  /// The layout's computer, if it is a stack and one without a rule of its own for such a child: a row or a column gives a spacer
  /// its length.
  init?<L: Layout>(_ layout: L, _ child: LayoutComputer) {
    if L.self == ZStackLayout.self {
      (isImplicit, alignment) = (false, unsafeBitCast(layout, to: ZStackLayout.self).alignment)
    } else if let stack = LinearStack(layout), !child.isStandardSpacer {
      (isImplicit, alignment) = (stack.isImplicit, nil)
    } else {
      return nil
    }
    super.init(child)
    // The child remembers its own.
    remembersAnswers = false
  }

  // What the view was given is for what is around a stack that nobody wrote, and for no other.
  override var spacing: ViewSpacing { isImplicit ? child.spacing : ownSpacing }
  override var priority: Double { isImplicit ? child.priority : 0 }
  override var givenPriority: Double? { isImplicit ? child.givenPriority : nil }
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { isImplicit ? child.layoutValue(key) : nil }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let own = child.sizeThatFits(proposal)
    let origin = own == size ? nil : alignment?.origin(of: ViewDimensions(size: own), in: size)
    return [Placement(origin: origin ?? .zero, size: own, proposal: proposal)]
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if !guides.contains(key) { return nil }
    // Where it is not in the corner, all children are merged.
    if alignment != nil { return mergedChildAlignment(key, size: size, proposal: proposal) }
    checkDepth()
    return child.explicitAlignment(key, size: size, proposal: proposal)
  }

  override func isSame(
    for proposal: ProposedViewSize, as known: ProposedViewSize, in size: CGSize, levels: Int
  ) -> Bool {
    let own = child.sizeThatFits(known)
    return levels > 0 && child.sizeThatFits(proposal) == own
      && child.isSame(for: proposal, as: known, in: own, levels: levels - 1)
  }
}
