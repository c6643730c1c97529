import AttributeGraph
import Foundation
import Geometry

/// Which parts of the source's frame a matched view takes.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated package struct MatchedGeometryModifier: PrimitiveViewModifier {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let member = MatchedGeometryMember(inputs: inputs)
    let placements = graph.rule(MatchedPlacementsRule(modifier: modifier.attribute, member: member, inputs: inputs))
    let size = graph.rule(ChildSizeRule(placements: placements, index: 0))
    let childInputs = inputs.child(size: size, placements: placements, index: 0)
    member.childSpace = childInputs.space
    var outputs = body(childInputs)
    guard let layout = outputs.layout else { return outputs }
    graph.withRule(of: placements, as: MatchedPlacementsRule.self) { $0.computer = layout }
    if let display = outputs.display {
      outputs.display = graph.rule(PlacedDisplayRule(placements: placements, display: display))
    }
    graph.currentSubgraph.onRemove { member.remove() }
    inputs.presence?.add(member)
    return outputs
  }
}

/// One view with a matched geometry, as its group and its presence observer know it.
private final class MatchedGeometryMember: ViewPresenceObserver {
  let number: UInt32
  /// In the window's space.
  let frame: Attribute<CGRect>
  let space: CoordinateSpaceLink
  weak var childSpace: CoordinateSpaceLink?
  private unowned let viewGraph: ViewGraph
  private var key: MatchedGeometryKey?
  private var isSource = false
  private var isLeaving = false

  init(inputs: _ViewInputs) {
    viewGraph = inputs.viewGraph
    number = viewGraph.nextIdentity()
    space = inputs.space
    frame = inputs.graph.rule(GlobalFrameRule(size: inputs.size, space: inputs.space))
  }

  func group(_ modifier: MatchedGeometryModifier, transaction: Transaction) -> MatchedGeometryGroup {
    if let key, key != modifier.key { leaveGroup(key) }
    let group = viewGraph.matchedGeometry.group(modifier.key, in: viewGraph.graph)
    if key != modifier.key || isSource != modifier.isSource {
      (key, isSource) = (modifier.key, modifier.isSource)
      register(in: group, transaction)
    }
    return group
  }

  private func register(in group: MatchedGeometryGroup, _ transaction: Transaction) {
    group.set(
      .init(number: number, frame: frame, space: space, isSource: isSource, isLeaving: isLeaving),
      transaction: transaction, viewGraph)
  }

  func presenceChanged(isLeaving: Bool, _ transaction: Transaction) {
    self.isLeaving = isLeaving
    if let key { register(in: viewGraph.matchedGeometry.group(key, in: viewGraph.graph), transaction) }
  }

  private func leaveGroup(_ key: MatchedGeometryKey) {
    viewGraph.matchedGeometry.group(key, in: viewGraph.graph).remove(number, viewGraph)
    viewGraph.matchedGeometry.removeIfEmpty(key)
  }

  func remove() {
    if let key { leaveGroup(key) }
    key = nil
  }
}

private struct GlobalFrameRule: Rule {
  let size: Attribute<ViewSize>
  let space: CoordinateSpaceLink

  func value(_ context: RuleContext<CGRect>) -> CGRect {
    CGRect(origin: .zero, size: context.read(size).size).applying(space.transform())
  }

  static var updateKind: UpdateKind { .layout }
}

/// Places the matched view: at its own frame while it is the source, otherwise at the source's.
private struct MatchedPlacementsRule: Rule {
  let modifier: Attribute<MatchedGeometryModifier>
  let member: MatchedGeometryMember
  let size: Attribute<ViewSize>
  let transaction: Attribute<Transaction>
  unowned let root: ViewRoot
  /// Set once `_makeView` has made the content.
  var computer: Attribute<LayoutComputer>?
  private var animator: Animator<CGRect.AnimatableData>?
  private var lastSource: UInt32?

  init(modifier: Attribute<MatchedGeometryModifier>, member: MatchedGeometryMember, inputs: _ViewInputs) {
    (self.modifier, self.member) = (modifier, member)
    size = inputs.size
    transaction = inputs.base.transaction
    root = inputs.base.root
  }

  mutating func value(_ context: RuleContext<[Placement]>) -> [Placement] {
    guard let computer else { return [] }
    let (modifier, own) = (context.read(modifier), context.read(size))
    let graph = context.graph
    let current = graph.withoutTracking { graph.read(transaction) }
    let group = member.group(modifier, transaction: current)
    let source = context.read(group.source)
    let bounds = CGRect(origin: .zero, size: own.size)
    var frame = bounds
    if source != member.number, let other = group.member(source), canFollow(other) {
      frame = matched(bounds, to: context.read(other.frame).applying(member.space.transform().inverted()), modifier)
    }
    // The container animates changes of the view's own frame; this rule animates only a change of source.
    if source == lastSource, animator?.isActive != true, source == member.number { animator = nil }
    lastSource = source
    var shown = frame
    let data = root.animate(&animator, to: frame.animatableData, transaction: transaction, context)
    if animator?.isActive == true { shown.animatableData = data }
    if shown == bounds { return [Placement(origin: .zero, size: own.size, proposal: own.proposal)] }
    let proposal = ProposedViewSize(shown.size)
    let size = context.read(computer).sizeThatFits(proposal)
    let anchor = modifier.anchor
    let origin = CGPoint(
      x: shown.minX + (shown.width - size.width) * anchor.x, y: shown.minY + (shown.height - size.height) * anchor.y)
    return [Placement(origin: origin, size: size, proposal: proposal, isMoving: animator?.isActive == true)]
  }

  /// Whether the other view lies outside this one, so that its frame does not depend on this one's.
  private func canFollow(_ other: MatchedGeometryGroup.Member) -> Bool {
    guard root.viewGraph.graph.isAlive(other.frame.id) else { return false }
    var link: CoordinateSpaceLink? = other.space
    while let current = link {
      if current === member.childSpace { return false }
      link = current.parent
    }
    return true
  }

  /// The view's frame with the size or position of the source's, both in the view's space, aligned at the anchor.
  private func matched(_ own: CGRect, to source: CGRect, _ modifier: MatchedGeometryModifier) -> CGRect {
    let anchor = modifier.anchor
    let size = modifier.properties.contains(.size) ? source.size : own.size
    let position = anchor.point(in: modifier.properties.contains(.position) ? source : own)
    return CGRect(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  static var updateKind: UpdateKind { .layout }
}

extension View {
  /// Gives the view the frame of the source view with the same id and namespace; a source keeps its own frame.
  ///
  /// When one animated transaction removes a view and inserts another with the same id, the new one starts at the old
  /// one's frame, and both move together.
  ///
  /// - Parameters:
  ///   - properties: which parts of the source's frame the view takes.
  ///   - anchor: the unit point at which the two frames are aligned.
  ///   - isSource: whether other views follow this one. If several sources are shown, the last added counts.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
