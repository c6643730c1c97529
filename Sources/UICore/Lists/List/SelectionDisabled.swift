import Foundation

enum SelectionDisabledTrait: ViewTraitKey { typealias Value = Bool }

extension View {
  /// Keeps users from selecting the row in the list or table around, by pointer or keyboard. A program may still select it.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
  }
}

extension TableRowContent {
  /// Keeps users from selecting the rows in the table around, by pointer or keyboard. A program may still select them.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(self, isSelectionDisabled: isDisabled)
  }
}

extension ListController {
  /// Whether users may select a row, which is called so.
  func canSelect(_ index: Int, _ value: AnyHashable?) -> Bool {
    guard selected.accepts(value), let content else { return false }
    return !content.isSelectionDisabled(at: index, in: graph)
  }
}
