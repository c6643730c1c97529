import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// How a finger takes the top page of a deck away, beginning at the leading edge.
package struct BackSwipe {
  /// The page on top, if it may go; asked when the finger comes down.
  package let page: () -> Int?
  /// Removes that page, if it is still there.
  package let goBack: (_ page: Int) -> Void

  package init(page: @escaping () -> Int?, goBack: @escaping (_ page: Int) -> Void) {
    (self.page, self.goBack) = (page, goBack)
  }

  /// How far from the edge a finger may come down, in points, this package's choice.
  static var edge: CGFloat { 20 }
  /// Points a second from which letting go decides by the direction alone.
  static var flick: CGFloat { 300 }

  /// Whether a page goes that is let go at a part of its way, at a velocity in points a second.
  static func completes(at progress: Double, velocity: CGFloat) -> Bool {
    abs(velocity) > flick ? velocity > 0 : progress > 0.5
  }
}

/// What a finger at the leading edge of a deck talks to.
final class DeckSwipe {
  private let graph: Graph
  private let modifier: Attribute<PageDeckModifier>
  /// How much of its way a finger has taken the top page; nil while none does.
  private let swiped: Attribute<Double?>
  /// Those of the decks inside of its pages, which go back first.
  private var inner: [ObjectIdentifier: (page: Int, swipe: () -> DeckSwipe?)] = [:]

  init(
    of modifier: _GraphValue<PageDeckModifier>, _ swiped: Attribute<Double?>, inside outer: PageDeckLink?,
    _ inputs: _ViewInputs
  ) {
    (graph, self.modifier, self.swiped) = (inputs.graph, modifier.attribute, swiped)
    guard let around = outer?.swipe, let page = outer?.page else { return }
    let key = ObjectIdentifier(self)
    around.inner[key] = (page, { [weak self] in self })
    graph.currentSubgraph.onRemove { [weak around] in around?.inner[key] = nil }
  }

  private var current: PageDeckModifier { graph.withoutTracking { graph.read(modifier) } }

  private var innerGoesBack: Bool {
    let top = current.deck.top
    return inner.values.contains { $0.page == top && $0.swipe()?.goesBack == true }
  }

  private var goesBack: Bool { current.swipe?.page() != nil || innerGoesBack }

  /// Has the deck heard by fingers.
  func wrap(_ outputs: _ViewOutputs, _ inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = outputs
    let responder = responder(inputs)
    outputs.display = outputs.display.map {
      graph.rule(BackSwipeDisplayRule(content: $0, size: inputs.size, responder: responder))
    }
    return outputs
  }

  private func responder(_ inputs: _ViewInputs) -> BackSwipeResponder {
    let (graph, viewGraph, swiped) = (graph, inputs.viewGraph, swiped)
    let (size, direction) = (inputs.size, inputs.environmentValue(\.layoutDirection))
    return BackSwipeResponder(inputs) { [self] responder, hit in
      let (current, isInner) = (current, innerGoesBack)
      let (width, isRightToLeft) = graph.withoutTracking {
        (graph.read(size).size.width, graph.read(direction) == .rightToLeft)
      }
      return GestureRun(responder, priority: .high, hit: hit) {
        guard let swipe = current.swipe, !isInner else { return _GestureRecognizer<Double>() }
        // A page that zooms goes its own way once it is let go.
        let follows = !current.deck.zoomed.contains(current.deck.top)
        return BackSwipeRecognizer(swipe, width: width, isRightToLeft: isRightToLeft) { progress in
          if follows, !responder.isRemoved { viewGraph.set(swiped, to: progress) }
        } ended: { page in
          if !responder.isRemoved { viewGraph.set(swiped, to: nil) }
          if let page { swipe.goBack(page) }
        }
      }
    }
  }
}

/// The responder of a deck whose pages a finger takes away: pages may draw nothing at their edges.
final class BackSwipeResponder: GestureResponder, EdgeResponder, @unchecked Sendable {}

/// The pages in a group with that responder, which is as large as the deck.
struct BackSwipeDisplayRule: Rule {
  let content: Attribute<DisplayList>
  let size: Attribute<ViewSize>
  let responder: BackSwipeResponder

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let list = context.read(content)
    let bounds = list.bounds.union(CGRect(origin: .zero, size: context.read(size).size))
    let group = GroupItem(list, responder: responder)
    return DisplayList([DisplayItem(id: context.attribute.id.index, version: 0, bounds: bounds, content: .group(group))]
    )
  }

  static var updateKind: UpdateKind { .display }
}

/// Recognises a finger that moves away from the leading edge, more across than along it; by how much of the width.
final class BackSwipeRecognizer: _GestureRecognizer<Double> {
  private let swipe: BackSwipe
  private let width: CGFloat
  /// 1 from left to right, −1 from right to left.
  private let direction: CGFloat
  private let moved: (_ progress: Double) -> Void
  /// Gets the page if it goes.
  private let ended: (_ page: Int?) -> Void
  private var page: Int?
  private var start = CGPoint.zero
  private var isActive = false
  private var velocity = VelocityTracker()

  init(
    _ swipe: BackSwipe, width: CGFloat, isRightToLeft: Bool, moved: @escaping (_ progress: Double) -> Void,
    ended: @escaping (_ page: Int?) -> Void
  ) {
    (self.swipe, self.width, direction) = (swipe, width, isRightToLeft ? -1 : 1)
    (self.moved, self.ended) = (moved, ended)
  }

  override var isDiscrete: Bool { false }
  override var insists: Bool { isActive }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Double> {
    let location = event.location(in: .local)
    velocity.add(location, at: event.time)
    switch event.kind {
    case .down:
      start = location
      let distance = direction > 0 ? location.x : width - location.x
      if event.isTouch, (0...BackSwipe.edge).contains(distance) { page = swipe.page() }
      return page == nil ? .failed : .possible(nil)
    case .timer: return .possible(nil)
    case .moved, .up: break
    }
    let across = (location.x - start.x) * direction
    if !isActive {
      let along = abs(location.y - start.y)
      if across < -tapTolerance || (along > tapTolerance && along > across) || event.kind == .up { return .failed }
      guard across > tapTolerance else { return .possible(nil) }
      isActive = true
    }
    let progress = min(max(across / width, 0), 1)
    if event.kind == .up {
      let velocity = velocity.velocity(at: event.time).width * direction
      let goes = BackSwipe.completes(at: progress, velocity: velocity)
      effects.held.append { [ended, page] in ended(goes ? page : nil) }
      return .ended(progress)
    }
    effects.held.append { [moved] in moved(progress) }
    return .active(progress)
  }

  override func cancel(_ effects: inout GestureEffects) {
    if isActive { effects.immediate.append { [ended] in ended(nil) } }
  }
}
