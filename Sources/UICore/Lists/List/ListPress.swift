import Foundation
import Geometry

/// A press on the rows of a list: selects as the pointer goes down, or follows a row's link when it comes up; carries rows,
/// swipes them, and while they are edited does what the press is on.
///
/// What is inside a row and takes presses comes first. A finger may mean to scroll, so that it acts when it comes up.
final class ListPressRecognizer: _GestureRecognizer<Void> {
  private let list: ListController
  private var index: Int?
  private var start = CGPoint.zero
  private var windowStart = CGPoint.zero
  private var part = ListRowPart.content
  private var canCarry = false
  /// Whether the row is dragged as a whole: what of it can be dragged was pressed beside.
  private var canDrag = false
  private var isCarrying = false
  /// How far the row was from its place when the finger began to swipe it; nil while it does not.
  private var swipeStart: CGFloat?
  private var velocity = VelocityTracker()
  /// Whether the press hit what is selected already, which it may be about to carry: it selects when it comes up.
  private var selectsOnRelease = false

  init(_ list: ListController) { self.list = list }

  override var isDiscrete: Bool { false }
  override var insists: Bool { swipeStart != nil }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    let point = event.location(in: .local)
    switch event.kind {
    case .timer: return .possible(nil)
    case .down: return begin(event, point, &effects)
    case .moved:
      guard let index else { return .failed }
      velocity.add(event.location, at: event.time)
      if canCarry, list.isOutside(point), let drag = list.state(at: index)?.beginDrag {
        let (from, list) = (windowStart, list)
        effects.held.append {
          let way = list.carriedWay(of: index)
          list.putBack()
          drag(from, event.location, way)
        }
        return .active(())
      }
      if canDrag, hypot(point.x - start.x, point.y - start.y) >= tapTolerance,
        let drag = list.state(at: index)?.beginDrag
      {
        let from = windowStart
        effects.held.append { drag(from, event.location, 0) }
        show(nil, &effects)
        return .active(())
      }
      if canCarry, isCarrying || abs(point.y - start.y) > tapTolerance {
        return carry(index, by: point.y - start.y, &effects)
      }
      if part == .grip, canCarry { return .active(()) }
      if event.isTouch { return move(index, by: CGVector(dx: point.x - start.x, dy: point.y - start.y), &effects) }
      return select(index, to: point, &effects)
    case .up: return end(event, point, &effects)
    }
  }

  private func begin(
    _ event: GestureEvent, _ point: CGPoint, _ effects: inout GestureEffects
  ) -> GesturePhase<Void> {
    let list = list
    guard let index = list.index(at: point) else { return .failed }
    windowStart = event.location
    if !list.isRow(index) {
      part = list.part(of: index, at: point)
      guard part == .header else { return .failed }
      self.index = index
      start = point
      return .possible(nil)
    }
    velocity.add(event.location, at: event.time)
    part = list.part(of: index, at: point)
    let hasLink = part == .content && list.state(at: index)?.action != nil
    canCarry = (part == .grip || !event.isTouch) && list.canCarry(index)
    canDrag = !canCarry && !event.isTouch && part == .content && list.state(at: index)?.beginDrag != nil
    let canSwipe = event.isTouch && part == .content && (list.canSwipe(index) || list.currentSwipe != nil)
    guard list.selected.isSelectable || hasLink || canCarry || canDrag || canSwipe || part == .delete else {
      return .failed
    }
    (self.index, start) = (index, point)
    // A finger on a grip does not scroll.
    if part == .grip, canCarry { return .active(()) }
    if hasLink || event.isTouch && (list.selected.isSelectable || part != .content) { show(index, &effects) }
    // Where a link is followed on release, or a row is edited, the selection waits for that too.
    guard part == .content, list.selected.isSelectable, !event.isTouch, !hasLink else { return .possible(nil) }
    let modifiers = event.modifiers
    selectsOnRelease = (canCarry || canDrag) && modifiers.isEmpty && list.selected.contains(list.value(at: index))
    if !selectsOnRelease { effects.held.append { list.click(index, modifiers: modifiers) } }
    return .active(())
  }

  private func carry(_ index: Int, by distance: CGFloat, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    let (list, begins) = (list, !isCarrying)
    isCarrying = true
    show(nil, &effects)
    effects.held.append { list.carry(index, by: distance, begins: begins) }
    return .active(())
  }

  /// A finger that moves swipes the row across or leaves it to what scrolls.
  private func move(_ index: Int, by way: CGVector, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    let list = list
    if swipeStart == nil {
      if hypot(way.dx, way.dy) < tapTolerance {
        return .possible(nil)
      }
      show(nil, &effects)
      let edge = list.edge(movedBy: way.dx)
      guard abs(way.dx) > abs(way.dy), part == .content,
        list.currentSwipe != nil || list.canSwipe(index, from: edge)
      else { return .failed }
      swipeStart = list.currentSwipe?.offset ?? 0
      effects.held.append { if list.currentSwipe == nil { list.beginSwipe(index, from: edge) } }
    }
    let begin = swipeStart ?? 0
    effects.held.append {
      guard let swipe = list.currentSwipe else { return }
      list.moveSwipe(to: begin + (list.edge(movedBy: way.dx) == swipe.edge ? abs(way.dx) : -abs(way.dx)))
    }
    return .active(())
  }

  /// A mouse that moves selects what it passes.
  private func select(_ index: Int, to point: CGPoint, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    let list = list
    let under = list.index(at: point)
    if part != .content || list.state(at: index)?.action != nil {
      show(under == index ? index : nil, &effects)
      return .possible(nil)
    }
    guard list.selected.isMultiple, abs(point.y - start.y) > tapTolerance else { return .active(()) }
    let target = under ?? (point.y < 0 ? 0 : list.count - 1)
    effects.held.append { list.drag(to: target) }
    return .active(())
  }

  private func end(_ event: GestureEvent, _ point: CGPoint, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    guard let index else { return .failed }
    let (list, modifiers, part) = (list, event.modifiers, part)
    show(nil, &effects)
    if isCarrying {
      effects.held.append { list.drop() }
      return .ended(())
    }
    if swipeStart != nil {
      let speed = velocity.velocity(at: event.time).width
      effects.held.append {
        guard let swipe = list.currentSwipe else { return }
        list.endSwipe(velocity: list.edge(movedBy: speed) == swipe.edge ? abs(speed) : -abs(speed))
      }
      return .ended(())
    }
    if let swipe = list.currentSwipe {
      effects.held.append { list.closeSwipe(swipe) }
      return .ended(())
    }
    if selectsOnRelease { effects.held.append { list.click(index, modifiers: []) } }
    let isInside = list.index(at: point) == index
    if part != .content {
      guard isInside, list.part(of: index, at: point) == part else { return .failed }
      effects.held.append { list.edit(index, part) }
      return .ended(())
    }
    let state = list.state(at: index)
    let (action, selects) = (state?.action, state?.followLink != nil || state?.press == nil)
    guard list.selected.isSelectable || action != nil else { return .failed }
    guard event.isTouch || action != nil else {
      if isInside, event.clickCount == 2 { effects.held.append { _ = list.runPrimaryAction() } }
      return .ended(())
    }
    guard isInside else { return .failed }
    effects.held.append {
      action?()
      if selects { list.click(index, modifiers: modifiers) }
      if action == nil { _ = list.runPrimaryAction() }
    }
    return .ended(())
  }

  private func show(_ index: Int?, _ effects: inout GestureEffects) {
    let list = list
    let identity = index.flatMap { list.state(at: $0) }?.identity
    effects.immediate.append { if !list.isRemoved { list.viewGraph.set(list.pressed, to: identity) } }
  }

  override func cancel(_ effects: inout GestureEffects) {
    if index != nil { show(nil, &effects) }
    let list = list
    if isCarrying { effects.immediate.append { list.putBack() } }
    if swipeStart != nil { effects.immediate.append { list.endSwipe(velocity: 0) } }
  }
}
