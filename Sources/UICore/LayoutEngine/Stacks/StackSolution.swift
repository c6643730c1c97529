import Foundation
import Geometry

/// A row or a column: how a linear stack arranges its children.
struct LinearStack {
  let axis: Axis
  /// The guide across the axis on which children meet.
  let alignment: AlignmentKey
  /// The distance between neighbours in points; nil takes what they prefer.
  let spacing: CGFloat?
  /// Whether nobody wrote it: it is for as many views as one place may have, and a single one is in it as if by itself.
  var isImplicit = false
}

extension LinearStack {
  /// The layout as a stack, if it is one of the two.
  ///
  /// By the type's address: the callers' code is for any layout, where a cast would be a search.
  init?<L: Layout>(_ layout: L) {
    if L.self == HStackLayout.self {
      self = unsafeBitCast(layout, to: HStackLayout.self).stack
    } else if L.self == VStackLayout.self {
      self = unsafeBitCast(layout, to: VStackLayout.self).stack
    } else {
      return nil
    }
  }
}

/// Places of a stack's children for one proposal, in points, from left to right.
struct StackSolution {
  let proposal: ProposedViewSize
  let size: CGSize
  let placements: [Placement]

  /// - Parameter gaps: what ``LinearStack/gaps(between:)`` gives for the children.
  init(
    _ stack: LinearStack, proposal: ProposedViewSize, children: [LayoutComputer], gaps: [CGFloat]
  ) {
    self.proposal = proposal
    (size, placements) = children.withUnsafeBufferPointer { children in
      withUnsafeTemporaryAllocation(of: StackShare.self, capacity: children.count) { shares in
        let computers = Computers(children)
        for index in children.indices {
          (shares.baseAddress! + index).initialize(to: StackShare(priority: computers[index, { $0.priority }]))
        }
        return Self.solve(stack, proposal, computers, gaps, shares)
      }
    }
  }

  /// The children's computers, used without counting references: the stack's array holds them.
  private struct Computers {
    private let base: UnsafePointer<Unmanaged<LayoutComputer>>?
    let count: Int

    init(_ computers: UnsafeBufferPointer<LayoutComputer>) {
      base = computers.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: Unmanaged<LayoutComputer>.self) }
      count = computers.count
    }

    @inline(__always)
    subscript<Result>(index: Int, body: (LayoutComputer) -> Result) -> Result {
      base.unsafelyUnwrapped[index]._withUnsafeGuaranteedRef(body)
    }
  }

  private static func solve(
    _ stack: LinearStack, _ proposal: ProposedViewSize, _ children: Computers, _ gaps: [CGFloat],
    _ shares: UnsafeMutableBufferPointer<StackShare>
  ) -> (size: CGSize, placements: [Placement]) {
    let axis = stack.axis
    let cross = proposal[axis.opposite]
    func spacerLength(_ index: Int) -> CGFloat? {
      guard children[index, { $0.isStandardSpacer }] else { return nil }
      let neighbours = (index > 0 ? 1 : 0) + (index + 1 < children.count ? 1 : 0)
      return standardSpacerLength(along: axis, spacing: stack.spacing, neighbours: neighbours)
    }
    distribute(proposal[axis].map { $0 - gaps.reduce(0, +) }, among: shares) { index, proposed in
      if let minimum = spacerLength(index) { return max(proposed ?? minimum, minimum) }
      return children[index, { $0.sizeThatFits(ProposedViewSize(axis, proposed, cross: cross)) }][axis]
    }

    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    var before: CGFloat = 0
    var after: CGFloat = 0
    var position: CGFloat = 0
    for index in shares.indices {
      let length = spacerLength(index) == nil ? shares[index].proposal : shares[index].length
      let offered = ProposedViewSize(axis, length, cross: cross)
      let (size, guide) = children[index, { $0.size(in: offered, alignedAt: stack.alignment) }]
      // A child that is infinite across the stack makes the stack so; its guide would be infinite as well.
      before = index == 0 ? guide : max(before, guide)
      let rest = size[axis.opposite] - guide
      after = index == 0 ? rest : max(after, rest)
      position += gaps[index]
      placements.append(
        Placement(origin: CGPoint(axis, position, cross: guide), size: size, proposal: offered))
      position += shares[index].length
    }
    for index in placements.indices {
      placements[index].origin[axis.opposite] = before - placements[index].origin[axis.opposite]
    }
    return (CGSize(axis, max(position, 0), cross: max(before + after, 0)), placements)
  }
}

extension LinearStack {
  /// The distance before each child; zero before the first.
  func gaps(between children: [LayoutComputer]) -> [CGFloat] {
    var gaps = [CGFloat](repeating: spacing ?? 0, count: children.count)
    if gaps.isEmpty { return gaps }
    gaps[0] = 0
    if spacing != nil { return gaps }
    var previous = children[0].spacing
    for index in children.indices.dropFirst() {
      let next = children[index].spacing
      gaps[index] = previous.distance(to: next, along: axis)
      previous = next
    }
    return gaps
  }

  /// What the stack prefers itself: its ends' preferences along it, the largest across it.
  func spacing(of children: [LayoutComputer]) -> ViewSpacing {
    var result = ViewSpacing()
    guard let first = children.first, let last = children.last else { return result }
    let isRow = axis == .horizontal
    result.formUnion(first.spacing, edges: isRow ? .leading : .top)
    result.formUnion(last.spacing, edges: isRow ? .trailing : .bottom)
    for child in children { result.formUnion(child.spacing, edges: isRow ? .vertical : .horizontal) }
    return result
  }
}

/// The least length of a spacer that gives none: the distances to its neighbours that it stands for, and at least the
/// standard spacing together with the distances that the stack keeps beside it.
///
/// Apple's pictures of iOS 18.5 show 16 points between two views with a spacer between them in a row
/// (`view-spacer-horizontal`), and 20 in a column: such a distance is 8 points along a row and 10 along a column. A spacer
/// on macOS 26.2 begins and ends where its neighbours do.
///
/// - Parameter spacing: the stack's own; nil where it takes what neighbours prefer.
func standardSpacerLength(along axis: Axis, spacing: CGFloat?, neighbours: Int) -> CGFloat {
  let standard: CGFloat = axis == .horizontal ? ViewSpacing.standard : 10
  return spacing.map { max(0, standard - $0 * CGFloat(neighbours)) } ?? standard * CGFloat(max(1, neighbours))
}
