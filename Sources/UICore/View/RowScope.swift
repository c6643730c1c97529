import AttributeGraph
import CoreTransferable
import Foundation

/// The row of a list around views, as they see it.
class RowScope {
  /// The first text in the row, by which it is found as one types; set by that text.
  final var firstText: (() -> String)?
  /// Opens the menu of the whole row at a point of the window; returns whether it could.
  final var openMenu: ((CGPoint) -> Bool)?
  /// Begins to drag the row, or what in it can be dragged: from one point of the window to another, while it is drawn so far
  /// below its place.
  final var beginDrag: ((_ start: CGPoint, _ location: CGPoint, _ way: CGFloat) -> Void)?
  /// What is dragged of the row alone.
  final var dragItem: (() -> NSItemProvider?)?
  /// What is dragged with the row: of the other selected rows, in order, those before it and those behind.
  var itemsDraggedAlong: (before: [NSItemProvider], behind: [NSItemProvider]) { ([], []) }
  /// Whether the user may carry the row to another place of its list.
  var canBeCarried: Bool { false }
  /// Whether Tab stops at the views in the row.
  var isTabStop: Bool { true }
  /// What the buttons do that are pressed by the row; each is nil while it is disabled.
  private var buttons: [AttributeID: () -> (() -> Void)?] = [:]

  /// What a press on the row does: what its button does, where it has only one.
  final var press: (() -> Void)? { buttons.count == 1 ? buttons.first?.value() : nil }

  fileprivate final func setButton(_ id: AttributeID, _ button: (() -> (() -> Void)?)?) { buttons[id] = button }
}

/// A button that a press on its row presses, too, where it is the only one: so a phone's lists and forms have it.
nonisolated package struct RowButtonModifier: PrimitiveViewModifier {
  let action: () -> Void

  package init(action: @escaping () -> Void) { self.action = action }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    if let row = inputs.rowScope {
      let (graph, id) = (inputs.graph, modifier.attribute.id)
      let isEnabled = inputs.environmentValue(\.isEnabled)
      row.setButton(id) {
        guard graph.isAlive(id) else { return nil }
        return graph.withoutTracking { graph.read(isEnabled) ? graph.read(modifier.attribute).action : nil }
      }
      graph.currentSubgraph.onRemove { [weak row] in row?.setButton(id, nil) }
    }
    return body(inputs)
  }
}

private enum RowScopeKey: ViewInputKey { static var defaultValue: RowScope? { nil } }

extension _ViewInputs {
  var rowScope: RowScope? {
    get { self[RowScopeKey.self] }
    set { self[RowScopeKey.self] = newValue }
  }
}
