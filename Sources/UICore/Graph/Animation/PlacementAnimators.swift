import AttributeGraph
import Foundation
import Geometry

/// The animations of a container's children from place to place.
struct PlacementAnimators {
  /// By the index in `last`; empty while no child moves.
  private var animators: [Animator<CGRect.AnimatableData>?] = []
  /// The children's places in the last layout, and who they were.
  private var last: (places: [Placement], identities: [UInt32]?) = ([], nil)

  /// The places as they are shown now. Costs a comparison while nothing is animated.
  ///
  /// - Parameters:
  ///   - identities: who the children are; nil where they never change.
  ///   - own: the transactions of children that have one of their own; empty where none has.
  mutating func update<T>(
    _ places: inout [Placement], identities: [UInt32]?, transaction: Attribute<Transaction>,
    own: [Attribute<Transaction>?], root: ViewRoot, _ context: RuleContext<T>
  ) {
    let graph = context.graph
    let current = graph.withoutTracking { graph.read(transaction) }
    let owned = graph.withoutTracking { own.map { $0.map(graph.read) } }
    let old = last
    last = (places, identities)
    if current.animation == nil, animators.isEmpty, !owned.contains(where: { $0?.animation != nil }) { return }
    let isSame = old.identities == identities && old.places.count == places.count
    let before = isSame ? [] : follow(old.identities ?? [], to: identities ?? [], count: places.count)
    if animators.isEmpty { animators = Array(repeating: nil, count: places.count) }
    let now = root.viewGraph.now
    var isAnyActive = false
    for index in places.indices where index < identities?.count ?? places.count {
      let oldIndex = isSame ? index : before[index]
      // A child that is new has nowhere to come from.
      guard let oldIndex, oldIndex < old.places.count else { continue }
      if animators[index] == nil {
        if old.places[oldIndex].frame == places[index].frame { continue }
        animators[index] = Animator(old.places[oldIndex].frame.animatableData)
      }
      let transaction = (index < owned.count ? owned[index] : nil) ?? current
      animators[index]!.setTarget(places[index].frame.animatableData, transaction: transaction, now: now)
      if animators[index]!.isActive {
        var frame = places[index].frame
        frame.animatableData = animators[index]!.value(at: context.read(root.time))
        places[index].origin = frame.origin
        places[index].size = frame.size
      }
      if animators[index]!.isActive {
        places[index].isMoving = true
        isAnyActive = true
      } else {
        animators[index] = nil
      }
    }
    if isAnyActive { root.needsNextFrame() } else { animators = [] }
  }

  /// Gives the animators to the children's new indices. Returns their old ones.
  private mutating func follow(_ old: [UInt32], to new: [UInt32], count: Int) -> [Int?] {
    let indices = Dictionary(zip(old, old.indices)) { $1 }
    let before = (0..<count).map { $0 < new.count ? indices[new[$0]] : nil }
    if !animators.isEmpty { animators = before.map { $0.flatMap { $0 < animators.count ? animators[$0] : nil } } }
    return before
  }
}
