import Foundation

/// Combines the statements of a closure into a table's columns.
///
/// Columns that sort and columns that cannot stand beside each other.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  public static func buildExpression<Columns: TableColumnContent>(_ columns: Columns) -> Columns
  where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Sort { columns }

  @_disfavoredOverload
  public static func buildExpression<Columns: TableColumnContent>(_ columns: Columns) -> Columns
  where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Never { columns }

  public static func buildBlock<Columns: TableColumnContent>(_ columns: Columns) -> Columns
  where Columns.TableRowValue == RowValue { columns }

  public static func buildBlock<each Columns: TableColumnContent>(
    _ columns: repeat each Columns
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Columns)> { TupleTableColumnContent((repeat each columns)) }

  public static func buildIf<Columns: TableColumnContent>(_ columns: Columns?) -> Columns?
  where Columns.TableRowValue == RowValue { columns }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Columns: TableColumnContent>(_ columns: Columns) -> Columns
  where Columns.TableRowValue == RowValue { columns }
}
