import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Where the pages of a deck are.
struct PagePositions: Equatable {
  struct Page: Equatable {
    let id: Int
    /// 0 in its place, 1 out of sight beyond the trailing edge, −1 below another page.
    var position: Double
    var isShown: Bool
    var takesInput: Bool
    /// Where the pages over it begin, in widths from the leading edge; 1 and more where none is.
    var end: Double
  }
  var pages: [Page]
  var isFading: Bool

  /// How far a page has moved from its place, in widths.
  static func offset(_ position: Double) -> Double { position > 0 ? position : position * PageMotion.parallax }
}

/// Moves the pages of a deck when another one is on top.
///
/// Only the page that was on top and the one that is now move, and those that have not arrived yet; each goes on from where
/// it is.
struct PageMotionRule: Rule {
  let deck: Attribute<PageDeck>
  let swiped: Attribute<Double?>
  let state: PageDeckState
  let transaction: Attribute<Transaction>
  unowned let root: ViewRoot
  private var animators: [Int: Animator<Double>] = [:]
  private var last: PageDeck?
  /// The page that a finger moves.
  private var swipedPage: Int?
  /// When the deck came; what has not been seen yet does not move.
  private let start: Double

  init(deck: Attribute<PageDeck>, swiped: Attribute<Double?>, state: PageDeckState, inputs: _GraphInputs) {
    (self.deck, self.swiped, self.state) = (deck, swiped, state)
    (transaction, root) = (inputs.transaction, inputs.root)
    start = inputs.viewGraph.now
  }

  mutating func value(_ context: RuleContext<PagePositions>) -> PagePositions {
    let deck = context.read(deck)
    let graph = context.graph
    let current = graph.withoutTracking { graph.read(transaction) }
    let old = last?.beside == nil ? last : nil
    last = deck
    state.update(deck, current)
    if let beside = deck.beside {
      animators = [:]
      let pages = deck.pages.map {
        PagePositions.Page(id: $0, position: 0, isShown: beside.contains($0), takesInput: true, end: 1)
      }
      return PagePositions(pages: pages, isFading: false)
    }
    let isSeen = root.viewGraph.now > start
    let swiped = context.read(swiped)
    aim(
      deck, old: old, letsGo: swipedPage != nil && (swiped == nil || swipedPage != deck.top),
      isAnimated: deck.motion != .none && isSeen && !current.disablesAnimations)
    swipedPage = swiped == nil ? nil : swipedPage ?? deck.top
    // The program may have removed the page from below the finger.
    if let swiped, swipedPage == deck.top { follow(swiped, deck) }
    return positions(deck, context)
  }

  /// Puts the top page and the one below where a finger has taken them.
  private mutating func follow(_ swiped: Double, _ deck: PageDeck) {
    guard let index = deck.pages.firstIndex(of: deck.top), index > 0 else { return }
    animators[deck.top]?.jump(to: swiped)
    animators[deck.pages[index - 1]]?.jump(to: swiped - 1)
  }

  /// Sets where each page is to be.
  ///
  /// - Parameter letsGo: whether a finger had moved the page that was on top.
  private mutating func aim(_ deck: PageDeck, old: PageDeck?, letsGo: Bool, isAnimated: Bool) {
    let topIndex = deck.pages.firstIndex(of: deck.top) ?? 0
    let oldTop = old?.top
    let zoomsOut = oldTop.map { deck.zoomed.contains($0) && deck.gone.contains($0) } ?? false
    let zoomsIn = deck.growing.contains(deck.top)
    let transaction = Transaction(animation: PageMotion.animation)
    animators = animators.filter { deck.pages.contains($0.key) }
    for (index, id) in deck.pages.enumerated() {
      let zooms = deck.zoomed.contains(id) && deck.gone.contains(id) && animators[id]?.target == 0
      // Over a page that grows, the one below stays in its place.
      let staysBelow = zoomsIn && index == topIndex - 1
      let target = index == topIndex || zooms || staysBelow ? 0 : index > topIndex ? 1.0 : -1
      var animator = animators[id] ?? Animator(index == topIndex && old != nil ? 1 : target)
      let isLetGo = letsGo && index == topIndex - 1
      let moves = isAnimated && old != nil && (animator.isActive || id == deck.top || id == oldTop || isLetGo)
      let zoomMoves = zooms || staysBelow || (index == topIndex && (zoomsIn || zoomsOut))
      if zoomMoves || (animator.target != target && !moves) {
        animator.jump(to: target)
      } else {
        animator.setTarget(target, transaction: transaction, now: root.viewGraph.now)
      }
      animators[id] = animator
    }
  }

  private mutating func positions(_ deck: PageDeck, _ context: RuleContext<PagePositions>) -> PagePositions {
    var end = 1.0
    var pages: [PagePositions.Page] = []
    for id in deck.pages.reversed() {
      guard var animator = animators[id] else { continue }
      let position = animator.isActive ? animator.value(at: context.read(root.time)) : animator.target
      if animator.isActive { root.needsNextFrame() }
      animators[id] = animator
      let isShown = id == deck.top || abs(position) < 1
      pages.append(
        PagePositions.Page(id: id, position: position, isShown: isShown, takesInput: id == deck.top, end: end))
      let zooms = deck.growing.contains(id) || (deck.zoomed.contains(id) && deck.gone.contains(id))
      if isShown, !zooms, deck.motion != .fade { end = min(end, PagePositions.offset(position)) }
    }
    return PagePositions(pages: pages.reversed(), isFading: deck.motion == .fade)
  }

  static var updateKind: UpdateKind { .display }
}

/// Draws a page where it is. It shows nothing of the pages below through itself, which end where it begins.
struct PageDisplayRule: Rule {
  let id: Int
  let content: Attribute<DisplayList>
  let positions: Attribute<PagePositions>
  let size: Attribute<ViewSize>
  let direction: Attribute<LayoutDirection>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let positions = context.read(positions)
    guard let page = positions.pages.first(where: { $0.id == id }), page.isShown else { return .empty }
    let list = context.read(content)
    if page.position == 0, page.takesInput || list.isEmpty { return list }
    let size = context.read(size).size
    var group: GroupItem
    if positions.isFading {
      group = GroupItem(list, opacity: Float(1 - abs(page.position)), allowsHitTesting: page.takesInput)
    } else {
      group = slid(page, list, size, isRightToLeft: context.read(direction) == .rightToLeft, context)
    }
    return DisplayList([
      DisplayItem(
        id: context.attribute.id.index, version: context.revision, bounds: group.contentBounds, content: .group(group))
    ])
  }

  private func slid(
    _ page: PagePositions.Page, _ list: DisplayList, _ size: CGSize, isRightToLeft: Bool,
    _ context: RuleContext<DisplayList>
  ) -> GroupItem {
    let offset = PagePositions.offset(page.position) * size.width
    // What shows of it within the deck, in its own points; a page may reach beyond the deck's top and bottom.
    let (start, end) = (max(0, -offset), max(min(size.width, page.end * size.width) - offset, 0))
    let (top, bottom) = (min(0, list.bounds.minY), max(size.height, list.bounds.maxY))
    let width = max(0, end - start)
    let seen = CGRect(
      x: isRightToLeft ? size.width - start - width : start, y: top, width: width, height: bottom - top)
    var items = list.items
    if page.position < 0 {
      let shade = Color.black.opacity(PageMotion.dimming * -page.position)
      let paint = Paint.color(shade.resolve(isDark: false))
      let id = context.attribute.id.index &+ 0x0100_0000
      let shape = DisplayItem(
        id: id, version: context.revision, bounds: seen, frame: seen,
        content: .shape(ShapeItem(path: Path(seen), paint: paint)))
      // It takes no clicks from the page.
      items.append(
        DisplayItem(
          id: id, version: context.revision, bounds: seen,
          content: .group(GroupItem(DisplayList([shape]), allowsHitTesting: false))))
    }
    return GroupItem(
      DisplayList(items), transform: CGAffineTransform(translationX: isRightToLeft ? -offset : offset, y: 0),
      clip: .rect(seen), allowsHitTesting: page.takesInput)
  }

  static var updateKind: UpdateKind { .display }
}

extension PageDisplayRule: AccessibleRule {
  /// A page on its way out, or below another one, is seen for a moment and told to nobody.
  func accessibility(in graph: Graph) -> AccessibilityContent? {
    graph.read(positions).pages.first { $0.id == id }?.takesInput == true ? AccessibilityContent() : nil
  }
  var accessibilitySize: Attribute<ViewSize>? { nil }
  var isAccessibilityLeaf: Bool { false }
}
