import AttributeGraph
import Foundation
import Geometry

/// A press on a table's header. One gesture for all of it, whatever the number of columns.
nonisolated struct TableHeaderGesture: Gesture {
  typealias Value = Void
  typealias Body = Never
  let model: TableHeaderModel

  nonisolated func _makeRecognizer() -> _GestureRecognizer<Void> { TableHeaderRecognizer(model) }
}

private final class TableHeaderRecognizer: _GestureRecognizer<Void> {
  private let model: TableHeaderModel
  private var target: TableHeaderModel.Target?
  private var start: CGFloat = 0
  private var startWidth: CGFloat = 0
  private var isDragging = false
  /// How far the pointer moves before a press on a label becomes a move of its column; points.
  private static let tolerance: CGFloat = 4

  init(_ model: TableHeaderModel) { self.model = model }

  override var isDiscrete: Bool { !isDragging }
  override var insists: Bool { isDragging }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    guard model.isAlive else { return .failed }
    let position = model.position(of: event.location(in: .local))
    switch event.kind {
    case .down:
      (start, target) = (position, model.target(at: position))
      if case .edge(let column) = target { startWidth = model.width(of: column) ?? 0 }
      return target == nil ? .failed : .possible(nil)
    case .moved: return moved(by: position - start, &effects)
    case .up: return ended(at: position - start, isInside: event.target.isInside(event.location), &effects)
    case .timer: return .possible(nil)
    }
  }

  private func moved(by distance: CGFloat, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    switch target {
    case .edge(let column):
      isDragging = true
      effects.held.append { [model, startWidth] in model.resize(column, to: startWidth + distance) }
    case .label(let column):
      if !isDragging, abs(distance) < Self.tolerance || !model.canMove(column) { return .possible(nil) }
      isDragging = true
      effects.held.append { [model] in model.move(column, by: distance) }
    case nil: return .failed
    }
    return .active(())
  }

  private func ended(
    at distance: CGFloat, isInside: Bool, _ effects: inout GestureEffects
  ) -> GesturePhase<Void> {
    guard case .label(let column) = target else { return isDragging ? .ended(()) : .failed }
    if isDragging {
      effects.held.append { [model] in model.drop(column, by: distance) }
    } else {
      guard isInside, abs(distance) < 2 * Self.tolerance else { return .failed }
      effects.held.append { [model] in model.press(column) }
    }
    return .ended(())
  }

  override func cancel(_ effects: inout GestureEffects) {
    effects.immediate.append { [model] in model.endMove() }
  }
}
