import AttributeGraph
import Foundation
import Geometry

/// How a page comes over another one, and goes.
package enum PageMotion: Equatable, Sendable {
  /// At once.
  case none
  /// From the trailing edge, over the page below, which moves a third of the way and dims.
  case slide
  /// Both pages fade in place.
  case fade

  /// Seconds: as long as UIKit's own, whose curve is published nowhere; so it begins fast and comes to rest gently.
  package static let duration = 0.35
  static var animation: Animation { .timingCurve(0.2, 0.7, 0.2, 1, duration: duration) }
  /// How far a page below moves, as a part of its width.
  static var parallax: Double { 1 / 3 }
  /// The black over a page below, this package's choice.
  static var dimming: Double { 0.1 }
}

/// Pages that lie over each other, of which the one on top shows.
///
/// Invariant: `top` is one of `pages`.
package struct PageDeck: Equatable {
  /// From the bottom up. Those above the top one are out of sight, or on their way.
  package var pages: [Int]
  package var top: Int
  /// Those that are removed as soon as they are out of sight.
  package var gone: Set<Int>
  /// Those that come and go by a transition of their own.
  package var zoomed: Set<Int>
  /// Those of them that are coming.
  package var growing: Set<Int>
  package var motion: PageMotion
  /// Those that show where the pages are beside each other; nil where they lie over each other.
  package var beside: Set<Int>?

  package init(
    pages: [Int], top: Int, gone: Set<Int> = [], zoomed: Set<Int> = [], growing: Set<Int> = [], motion: PageMotion,
    beside: Set<Int>? = nil
  ) {
    (self.pages, self.top, self.gone, self.zoomed, self.growing) = (pages, top, gone, zoomed, growing)
    (self.motion, self.beside) = (motion, beside)
  }
}

/// Where the views inside with a ``PageModifier`` are: the pages of a deck.
nonisolated package struct PageDeckModifier: PrimitiveViewModifier {
  let deck: PageDeck
  /// Nil where no finger takes pages away.
  let swipe: BackSwipe?

  package init(deck: PageDeck, swipe: BackSwipe? = nil) { (self.deck, self.swipe) = (deck, swipe) }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    let state = PageDeckState()
    let deck = modifier.map(in: inputs.graph, \.deck).attribute
    // How much of its way a finger has taken the top page; nil while none does.
    let swiped = inputs.graph.source(Double?.none)
    let positions = inputs.graph.rule(PageMotionRule(deck: deck, swiped: swiped, state: state, inputs: inputs.base))
    var link = PageDeckLink(positions: positions, state: state)
    if inputs.graph.withoutTracking({ inputs.graph.read(deck).motion }) != .none {
      link.swipe = DeckSwipe(of: modifier, swiped, inside: inputs[PageDeckKey.self], inputs)
    }
    inputs[PageDeckKey.self] = link
    let outputs = body(inputs)
    return link.swipe?.wrap(outputs, inputs) ?? outputs
  }
}

/// Shows a page of the deck around where it is now.
nonisolated package struct PageModifier: PrimitiveViewModifier {
  let id: Int
  package init(id: Int) { self.id = id }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let deck = inputs[PageDeckKey.self] else { return body(inputs) }
    let graph = inputs.graph
    let id = graph.withoutTracking { graph.read(modifier.attribute).id }
    let presence = PagePresence(id, deck.state, around: inputs.presence)
    deck.state.presences[id] = presence
    graph.currentSubgraph.onRemove { deck.state.presences[id] = nil }
    var pageInputs = inputs
    var link = deck
    link.page = id
    pageInputs[PageDeckKey.self] = link
    pageInputs.presence = presence
    pageInputs.setSight(
      graph.rule(MapRule(source: deck.positions) { $0.pages.first { $0.id == id }?.isShown ?? false }))
    var outputs = body(pageInputs)
    outputs.display = outputs.display.map {
      graph.rule(
        PageDisplayRule(
          id: id, content: $0, positions: deck.positions, size: inputs.size,
          direction: inputs.environmentValue(\.layoutDirection)))
    }
    return outputs
  }
}

extension _ViewInputs {
  /// That of the update under way.
  package var transaction: Attribute<Transaction> { base.transaction }

  /// Calls an action once a page that begins to go now has gone; nil where nothing measures time.
  package var afterPageMotion: ((@escaping () -> Void) -> Void)? {
    guard let inputRouter else { return nil }
    return { [weak inputRouter] action in inputRouter?.schedule(after: PageMotion.duration, action) }
  }
}

/// What the pages of one deck share.
struct PageDeckLink {
  let positions: Attribute<PagePositions>
  let state: PageDeckState
  /// Nil where no finger takes pages away.
  var swipe: DeckSwipe?
  /// The page that is made with it.
  var page: Int?
}

private enum PageDeckKey: ViewInputKey { static var defaultValue: PageDeckLink? { nil } }

/// Which page of a deck is on top, as the views in its pages ask.
final class PageDeckState {
  /// Those that take no input though they may show.
  private(set) var covered: Set<Int> = []
  fileprivate(set) var presences: [Int: PagePresence] = [:]
  private var gone: Set<Int> = []

  /// Tells the pages that go.
  func update(_ deck: PageDeck, _ transaction: Transaction) {
    covered = deck.beside == nil ? Set(deck.pages).subtracting([deck.top]) : []
    let new = deck.gone.subtracting(gone)
    gone = deck.gone
    for id in deck.pages where new.contains(id) { presences[id]?.presenceDidChange(isLeaving: true, transaction) }
  }
}

/// A page, as the views inside know it: below another one, or above the top one, it is on its way out.
final class PagePresence: ViewPresence {
  private let id: Int
  private let deck: PageDeckState

  init(_ id: Int, _ deck: PageDeckState, around outer: ViewPresence?) {
    (self.id, self.deck) = (id, deck)
    super.init(around: outer)
  }

  override var isGoing: Bool { deck.covered.contains(id) || super.isGoing }
}
