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
}

private enum RowScopeKey: ViewInputKey { static var defaultValue: RowScope? { nil } }

extension _ViewInputs {
  var rowScope: RowScope? {
    get { self[RowScopeKey.self] }
    set { self[RowScopeKey.self] = newValue }
  }
}
