import AttributeGraph
import Foundation
import Geometry

/// A scroll view's position, and what moves it.
///
/// Invariant: `position` is the last offset asked for; the graph's `offset` equals it once no write is pending. What is
/// shown is always clamped to the content.
final class ScrollState: ScrollResponder, @unchecked Sendable {
  private let reference: ViewGraphReference
  private var viewGraph: ViewGraph? { reference.viewGraph }
  let offset: Attribute<CGPoint>
  /// Rises whenever the user scrolls, which is when the indicators show.
  let activity: Attribute<Int>
  /// Set once the content is made.
  var geometry: Attribute<ScrollGeometry>?
  var isEnabled: Attribute<Bool>?
  private var position = CGPoint.zero
  private var activityCount = 0
  private var isRemoved = false

  init(viewGraph: ViewGraph) {
    reference = viewGraph.reference
    offset = viewGraph.graph.source(.zero)
    activity = viewGraph.graph.source(0)
    viewGraph.graph.currentSubgraph.onRemove { [weak self] in self?.isRemoved = true }
  }

  /// As of the last frame.
  var currentGeometry: ScrollGeometry? {
    guard !isRemoved, let geometry else { return nil }
    return viewGraph?.graph.storedValue(geometry)
  }

  /// Where the content stands, or will in the next frame.
  var currentOffset: CGPoint { currentGeometry?.clamp(position) ?? position }

  func scroll(by delta: CGVector) -> CGVector {
    guard let geometry = currentGeometry, let viewGraph, delta.dx.isFinite, delta.dy.isFinite else { return .zero }
    if let isEnabled, !viewGraph.graph.read(isEnabled) { return .zero }
    let old = geometry.clamp(position)
    let new = geometry.offset(old, movedBy: delta)
    if new == old { return .zero }
    scroll(to: new)
    return geometry.movement(from: old, to: new)
  }

  /// Moves to `offset`, as far as the content goes.
  func scroll(to offset: CGPoint) {
    guard !isRemoved, let viewGraph else { return }
    position = currentGeometry?.clamp(offset) ?? offset
    activityCount += 1
    viewGraph.set(activity, to: activityCount)
    enqueueWrite()
  }

  /// Moves with content that grew or shrank before what shows, so that what shows stays where it is.
  ///
  /// Called in an update; the offset follows in the same one, in its next round.
  func correct(by delta: CGVector) {
    if delta == .zero { return }
    position.x += delta.dx
    position.y += delta.dy
    enqueueWrite()
  }

  private func enqueueWrite() {
    viewGraph?.enqueue(Write(position, self), transaction: .current, path: nil)
  }

  /// A position asked for under one transaction.
  private final class Write: PendingWrite {
    private let position: CGPoint
    private let state: ScrollState

    init(_ position: CGPoint, _ state: ScrollState) { (self.position, self.state) = (position, state) }

    func applyWrite() {
      if !state.isRemoved, let viewGraph = state.viewGraph { viewGraph.graph.write(state.offset, position) }
    }
  }
}
