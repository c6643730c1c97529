import AttributeGraph
import Foundation
import Geometry

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let rawValue: UInt8
  /// Where smaller content stands.
  public static let alignment = ScrollAnchorRole(rawValue: 0)
  /// What shows at first.
  public static let initialOffset = ScrollAnchorRole(rawValue: 1)
  /// What stays in sight when sizes change.
  public static let sizeChanges = ScrollAnchorRole(rawValue: 2)
}

/// A scroll view's anchors.
struct ScrollAnchors: Equatable {
  var alignment, initialOffset, sizeChanges: UnitPoint?

  mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole?) {
    if role == nil || role == .alignment { alignment = anchor }
    if role == nil || role == .initialOffset { initialOffset = anchor }
    if role == nil || role == .sizeChanges { sizeChanges = anchor }
  }

  /// At which part of what shows a row keeps its place: at the beginning, unless the anchor lies between the edges.
  func part(ofRowsAlong axis: Axis) -> CGFloat {
    guard let anchor = sizeChanges else { return 0 }
    let part = axis == .vertical ? anchor.y : anchor.x
    return part < 1 ? max(0, part) : 0
  }
}

private enum ScrollAnchorsKey: EnvironmentKey { static var defaultValue: ScrollAnchors { ScrollAnchors() } }

extension EnvironmentValues {
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

nonisolated package struct ScrollAnchorModifier: EnvironmentModifier {
  let anchor: UnitPoint?
  let role: ScrollAnchorRole?
  func change(_ values: inout EnvironmentValues) { values.scrollAnchors.set(anchor, for: role) }
}

extension View {
  /// Sets what scroll views in this view show at first, keep in sight when their content changes its size while it is
  /// there, and where smaller content stands.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, role: nil))
  }

  /// Sets one of the anchors of scroll views in this view.
  ///
  /// In lazy containers and lists the first row that shows stays in its place when rows change or come and go. With an
  /// anchor between the edges for ``ScrollAnchorRole/sizeChanges`` it is the row at that part of what shows.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, role: role))
  }
}

/// Keeps a scroll view at its anchors as sizes change.
final class ScrollAnchorKeeper {
  private unowned let state: ScrollState
  private let anchors: Attribute<ScrollAnchors>
  private var last: ScrollArea?
  private var hasMoved = false

  init(_ state: ScrollState, anchors: Attribute<ScrollAnchors>) {
    (self.state, self.anchors) = (state, anchors)
    state.userScrolls.append { [weak self] in self?.hasMoved = true }
  }

  /// Called in an update in which the sizes changed.
  func areaChanged(to area: ScrollArea, in graph: Graph) {
    let anchors = graph.read(anchors)
    defer { last = area }
    let target = state.rawTarget
    // Content may come later than its scroll view, and a list's estimates become exact as rows are measured.
    if !hasMoved, let anchor = anchors.initialOffset, last == nil || isAt(anchor, target, last!) {
      return state.keep(to: place(anchor, in: area))
    }
    guard let anchor = anchors.sizeChanges, let last, isAt(anchor, target, last) else { return }
    // Between the edges it is a row that keeps its place, not a part of the content.
    if state.rowAxes.contains(.vertical), anchors.part(ofRowsAlong: .vertical) > 0 { return }
    if state.rowAxes.contains(.horizontal), anchors.part(ofRowsAlong: .horizontal) > 0 { return }
    state.keep(to: place(anchor, in: area))
  }

  private func place(_ anchor: UnitPoint, in area: ScrollArea) -> CGPoint {
    CGPoint(x: anchor.x * area.limit.x, y: anchor.y * area.limit.y)
  }

  private func isAt(_ anchor: UnitPoint, _ offset: CGPoint, _ area: ScrollArea) -> Bool {
    let (offset, place) = (area.clamp(offset), place(anchor, in: area))
    return abs(offset.x - place.x) <= 1 && abs(offset.y - place.y) <= 1
  }
}
