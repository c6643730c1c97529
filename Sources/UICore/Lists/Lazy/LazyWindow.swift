import AttributeGraph
import Foundation
import Geometry

/// The rows of a lazy container that exist: those that show, a few that showed before, and pinned ones beyond.
struct LazyWindow: Equatable {
  var views = 0..<0
  /// Headers and footers outside `views`, in order.
  private(set) var pinned: [Int] = []

  init(views: Range<Int> = 0..<0) { self.views = views }

  /// All of them, `views` first.
  var indices: [Int] { Array(views) + pinned }

  /// Where a view is among ``indices``; nil where it does not exist.
  func order(of index: Int) -> Int? {
    if views.contains(index) { return index - views.lowerBound }
    return pinned.firstIndex(of: index).map { views.count + $0 }
  }

  mutating func add(_ index: Int) {
    if !views.contains(index), !pinned.contains(index) { pinned.append(index) }
  }

  /// Lines beyond those that show that are kept when they exist, so that moving to and fro makes none anew.
  static let slack = 2

  /// Which lines exist.
  ///
  /// - Parameters:
  ///   - visible: the lines that show.
  ///   - previous: the lines that exist so far.
  ///   - count: all lines.
  static func lines(visible: Range<Int>, previous: Range<Int>, count: Int) -> Range<Int> {
    if visible.isEmpty { return visible }
    // Only what adjoins: filling a gap would make rows that nobody needs.
    guard !previous.isEmpty, previous.lowerBound <= visible.upperBound, previous.upperBound >= visible.lowerBound
    else { return visible }
    let kept = previous.clamped(to: max(0, visible.lowerBound - slack)..<min(count, visible.upperBound + slack))
    return min(kept.lowerBound, visible.lowerBound)..<max(kept.upperBound, visible.upperBound)
  }
}

/// What of a lazy container is in sight.
struct LazySight {
  var window: LazyWindow
  /// The lines that exist.
  fileprivate(set) var lines = 0..<0
  /// From the start to the end of what shows; points.
  fileprivate(set) var visible: ClosedRange<CGFloat> = 0...0
  /// How far the scroll view was moved last, forwards where positive; zero after a jump. Points.
  fileprivate(set) var movement: CGFloat = 0
  /// What it was decided for.
  fileprivate var arrangement: LazyArrangement?
  /// The first view of the line that keeps its place; nil where nothing of the container lies before what shows.
  fileprivate var anchor: Int?
  /// How far the scroll view must have moved, since the container was made, for what shows to stay in its place; points.
  fileprivate(set) var correction: CGFloat = 0
}

/// Decides which rows exist: those that show, and of those beside them the ones that showed just before.
///
/// When rows before what shows come, go, or turn out longer than they were taken to be, what shows stays in its place:
/// the window is that of a scroll view moved by the difference, which the scroll view then is (``LazySight/correction``).
struct LazySightRule: Rule {
  let axis: Axis
  let inputs: _ViewInputs
  let content: Attribute<LazyContent>
  let arrangement: Attribute<LazyArrangement>
  let configuration: Attribute<LazyStackConfiguration>
  let ahead: Attribute<LazyAhead>
  /// The views of a list that the pointer carries.
  var carried: Attribute<CarriedRows?>?

  func value(_ context: RuleContext<LazySight>) -> LazySight {
    // Outside of a scroll view everything shows, whatever the size.
    guard inputs.scroll != nil else { return LazySight(window: LazyWindow(views: 0..<context.read(content).count)) }
    let arrangement = context.read(arrangement)
    let (content, lines, lengths) = (arrangement.content, arrangement.lines, arrangement.lengths)
    let last = context.previous
    var sight = LazySight(window: LazyWindow(), arrangement: arrangement)
    sight.correction = last?.correction ?? arrangement.measurements.correction
    if let last, let old = last.arrangement, old !== arrangement, let anchor = last.anchor {
      let change = LazyContentChange(from: old.content, to: content)
      // The first view from the anchor on that is still there.
      let candidates = anchor..<min(old.content.count, anchor + Self.mostCandidates)
      if let survivor = candidates.first(where: { change.index(of: $0) != nil }) {
        sight.correction += arrangement.position(of: change.index(of: survivor)!) - old.position(of: survivor)
      }
    }
    let visible = inputs.visible(
      along: axis, context, correction: sight.correction - arrangement.measurements.correction)
    sight.visible = visible
    if let last {
      let way = visible.lowerBound - last.visible.lowerBound - (sight.correction - last.correction)
      let isJump = abs(way) > visible.upperBound - visible.lowerBound
      sight.movement = way == 0 ? last.movement : isJump ? 0 : way
    }
    let visibleLines = lengths.rows(from: visible.lowerBound, to: visible.upperBound)
    let part = inputs.scroll?.anchors.map { context.read($0).part(ofRowsAlong: axis) } ?? 0
    let place = visible.lowerBound + part * (visible.upperBound - visible.lowerBound)
    if place > 0 {
      let candidates = part == 0 ? visibleLines : lengths.rows(from: place, to: visible.upperBound)
      // A row that comes into sight from above grows upwards when it turns out longer than it was taken to be, or than it
      // was when it showed last. Only of rows that existed the length is known.
      let existed = last.flatMap { Self.existed(in: $0, arrangement) }
      let first =
        candidates.first { existed?($0) == true && lengths.measured(at: $0) != nil }
        ?? candidates.first { lengths.measured(at: $0) != nil } ?? candidates.lowerBound
      sight.anchor = candidates.isEmpty && place >= lengths.total ? content.count : lines.start(of: first)
    }
    let previous = last?.arrangement?.content === content && last?.arrangement?.lines.columns == lines.columns
    sight.lines = LazyWindow.lines(visible: visibleLines, previous: previous ? last!.lines : 0..<0, count: lines.count)
    sight.lines = context.read(ahead).joined(to: sight.lines, of: content, count: lines.count)
    sight.window = LazyWindow(views: lines.views(in: sight.lines))
    let pinned = context.read(configuration).pinned
    if !pinned.isEmpty, !visibleLines.isEmpty {
      let views = lines.views(in: visibleLines)
      for section in content.sections where section.views.overlaps(views) {
        if pinned.contains(.sectionHeaders), let header = section.header { sight.window.add(header) }
        if pinned.contains(.sectionFooters), let footer = section.footer { sight.window.add(footer) }
      }
    }
    if let carried = carried.flatMap({ context.read($0) }), carried.content === content, !visibleLines.isEmpty {
      for view in carried.views where carried.isNear(view) { sight.window.add(view) }
    }
    return sight
  }

  /// Which lines of an arrangement existed just before; nil where that is another arrangement of columns.
  private static func existed(in last: LazySight, _ arrangement: LazyArrangement) -> ((Int) -> Bool)? {
    guard let old = last.arrangement, old.lines.columns == arrangement.lines.columns else { return nil }
    if old.content === arrangement.content { return { last.lines.contains($0) } }
    let change = LazyContentChange(from: arrangement.content, to: old.content)
    return { line in
      change.index(of: arrangement.lines.start(of: line)).map { last.window.views.contains($0) } ?? false
    }
  }

  /// How many views from the anchor on are looked up.
  private static let mostCandidates = 256

  static var updateKind: UpdateKind { .layout }
}

/// The window alone: while it is the same, no row comes or goes.
struct LazyWindowRule: Rule {
  let sight: Attribute<LazySight>
  func value(_ context: RuleContext<LazyWindow>) -> LazyWindow { context.read(sight).window }
  static var updateKind: UpdateKind { .layout }
}

extension _ViewInputs {
  /// From the start to the end of what shows, along the axis from the container's start; points.
  ///
  /// - Parameter correction: how far the scroll view is still to be moved.
  func visible<T>(along axis: Axis, _ context: RuleContext<T>, correction: CGFloat) -> ClosedRange<CGFloat> {
    guard let scroll else { return 0...CGFloat.infinity }
    let toContent = space.transform(to: scroll.spaceName)
    let inContent = scroll.visible(context, correctedBy: correction, along: axis)
    let visible = inContent.applying(toContent.inverted())
    if axis == .vertical { return visible.minY...visible.maxY }
    if context.read(environmentValue(\.layoutDirection)) == .rightToLeft {
      let width = context.read(size).size.width
      return width - visible.maxX...width - visible.minX
    }
    return visible.minX...visible.maxX
  }
}
