import AttributeGraph
import Foundation
import Geometry

/// The animations of a container's children from place to place, by the children's identity.
struct PlacementAnimators {
  private var animators: [UInt32: Animator<CGRect.AnimatableData>] = [:]
  /// The children's places in the last layout, and who they were.
  private var last: (places: [Placement], identities: [UInt32]) = ([], [])

  /// The places as they are shown now. Costs a comparison while nothing is animated.
  mutating func update<T>(
    _ places: inout [Placement], identities: [UInt32], transaction: Attribute<Transaction>, root: ViewRoot,
    _ context: RuleContext<T>
  ) {
    let graph = context.graph
    let current = graph.withoutTracking { graph.read(transaction) }
    if current.animation == nil, animators.isEmpty {
      last = (places, identities)
      return
    }
    let now = root.viewGraph.now
    var known: [UInt32: CGRect] = [:]
    for (place, identity) in zip(last.places, last.identities) { known[identity] = place.frame }
    last = (places, identities)
    var active: [UInt32: Animator<CGRect.AnimatableData>] = [:]
    for index in places.indices where index < identities.count {
      let identity = identities[index]
      // A child that is new has nowhere to come from.
      guard let old = known[identity] else { continue }
      var animator = animators[identity] ?? Animator(old.animatableData)
      animator.setTarget(places[index].frame.animatableData, transaction: current, now: now)
      guard animator.isActive else { continue }
      var frame = places[index].frame
      frame.animatableData = animator.value(at: context.read(root.time))
      places[index].origin = frame.origin
      places[index].size = frame.size
      if animator.isActive {
        places[index].isMoving = true
        active[identity] = animator
      }
    }
    animators = active
    if !active.isEmpty { root.needsNextFrame() }
  }
}
