import Foundation
import Geometry

/// A press on the rows of a list: selects as the pointer goes down, or follows a row's link when it comes up.
///
/// What is inside a row and takes presses comes first. A finger may mean to scroll, so that it acts when it comes up.
final class ListPressRecognizer: _GestureRecognizer<Void> {
  private let list: ListController
  private var index: Int?
  private var start = CGPoint.zero
  private var canCarry = false
  private var isCarrying = false
  /// Whether the press hit what is selected already, which it may be about to carry: it selects when it comes up.
  private var selectsOnRelease = false

  init(_ list: ListController) { self.list = list }

  override var isDiscrete: Bool { false }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    let point = event.location(in: .local)
    let list = list
    switch event.kind {
    case .timer: return .possible(nil)
    case .down:
      guard let index = list.index(at: point), list.isRow(index) else { return .failed }
      let hasLink = list.state(at: index)?.followLink != nil
      canCarry = !event.isTouch && list.canCarry(index)
      guard list.selected.isSelectable || hasLink || canCarry else { return .failed }
      (self.index, start) = (index, point)
      if hasLink || event.isTouch { show(index, &effects) }
      // Where a link is followed on release, the selection waits for that too.
      guard list.selected.isSelectable, !event.isTouch, !hasLink else { return .possible(nil) }
      let modifiers = event.modifiers
      selectsOnRelease = canCarry && modifiers.isEmpty && list.selected.contains(list.value(at: index))
      if !selectsOnRelease { effects.held.append { list.click(index, modifiers: modifiers) } }
      return .active(())
    case .moved:
      guard let index else { return .failed }
      if canCarry, isCarrying || abs(point.y - start.y) > tapTolerance {
        let (distance, begins) = (point.y - start.y, !isCarrying)
        isCarrying = true
        show(nil, &effects)
        effects.held.append { list.carry(index, by: distance, begins: begins) }
        return .active(())
      }
      let under = list.index(at: point)
      if event.isTouch || list.state(at: index)?.followLink != nil {
        show(under == index ? index : nil, &effects)
        return .possible(nil)
      }
      guard list.selected.isMultiple, abs(point.y - start.y) > tapTolerance else { return .active(()) }
      let target = under ?? (point.y < 0 ? 0 : list.count - 1)
      effects.held.append { list.drag(to: target) }
      return .active(())
    case .up:
      guard let index else { return .failed }
      show(nil, &effects)
      if isCarrying {
        effects.held.append { list.drop() }
        return .ended(())
      }
      if selectsOnRelease { effects.held.append { list.click(index, modifiers: []) } }
      let isInside = list.index(at: point) == index
      let follow = list.state(at: index)?.followLink
      guard list.selected.isSelectable || follow != nil else { return .failed }
      guard event.isTouch || follow != nil else { return .ended(()) }
      guard isInside else { return .failed }
      let modifiers = event.modifiers
      effects.held.append {
        follow?()
        list.click(index, modifiers: modifiers)
      }
      return .ended(())
    }
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
  }
}
