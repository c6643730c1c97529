import AttributeGraph
import Foundation
import Geometry

extension ListRowMaker {
  /// The row as something to press, all of it: follows its link, and is selected.
  func pressable(
    _ outputs: _ViewOutputs, _ inputs: _ViewInputs, _ row: ListRowState, _ selection: ListRowSelection,
    _ isPressed: Attribute<Bool>
  ) -> _ViewOutputs {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    let pressed = Binding<Bool>(
      location: FunctionLocation(get: { viewGraph.graph.read(isPressed) }) { value, _ in
        if viewGraph.graph.isAlive(isPressed.id) { viewGraph.set(isPressed, to: value) }
      })
    let gesture = ListRowGesture(isPressed: pressed) { isToggling in
      row.followLink?()
      selection.select(isToggling)
    }
    let modifier = graph.rule(
      ListRowGestureRule(gesture: gesture, row: row, isSelectable: selection.isSelectable))
    let shape = graph.source(ContentShapeModifier(shape: Rectangle(), isEvenOdd: false))
    return GestureModifier._makeView(modifier: _GraphValue(modifier), inputs: inputs) { inputs in
      ContentShapeModifier._makeView(modifier: _GraphValue(shape), inputs: inputs) { _ in outputs }
    }
  }
}

/// A row without a link in a list without a selection leaves presses to others.
private struct ListRowGestureRule: Rule {
  let gesture: ListRowGesture
  let row: ListRowState
  let isSelectable: Attribute<Bool>

  func value(_ context: RuleContext<GestureModifier<OptionalGesture<ListRowGesture>>>) -> GestureModifier<
    OptionalGesture<ListRowGesture>
  > {
    _ = context.read(row.version)
    let isActive = row.followLink != nil || context.read(isSelectable)
    return GestureModifier(gesture: OptionalGesture(base: isActive ? gesture : nil), priority: .normal)
  }
}

/// A press on a row that ends inside it.
nonisolated struct ListRowGesture: Gesture {
  typealias Value = Void
  typealias Body = Never
  let isPressed: Binding<Bool>
  let action: (_ isToggling: Bool) -> Void

  nonisolated func _makeRecognizer() -> _GestureRecognizer<Void> { ListRowRecognizer(self) }
}

private final class ListRowRecognizer: _GestureRecognizer<Void> {
  private let gesture: ListRowGesture
  private var isShown = false

  init(_ gesture: ListRowGesture) { self.gesture = gesture }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    let isInside = event.target.isInside(event.location)
    show(isInside && event.kind != .up, &effects)
    guard event.kind == .up else { return .possible(nil) }
    guard isInside else { return .failed }
    // Control does here what Command does elsewhere.
    let isToggling = !event.modifiers.isDisjoint(with: [.command, .control])
    effects.held.append { [gesture] in gesture.action(isToggling) }
    return .ended(())
  }

  private func show(_ value: Bool, _ effects: inout GestureEffects) {
    guard value != isShown else { return }
    isShown = value
    effects.immediate.append { [gesture] in gesture.isPressed.wrappedValue = value }
  }

  override func cancel(_ effects: inout GestureEffects) { show(false, &effects) }
}
