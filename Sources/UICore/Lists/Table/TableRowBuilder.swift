import Foundation

/// Combines the statements of a closure into a table's rows.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Rows where Rows.TableRowValue == Value {
    rows
  }

  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  public static func buildBlock<Rows: TableRowContent>(_ rows: Rows) -> Rows where Rows.TableRowValue == Value { rows }

  public static func buildBlock<each Rows: TableRowContent>(
    _ rows: repeat each Rows
  ) -> TupleTableRowContent<Value, (repeat each Rows)> {
    TupleTableRowContent((repeat each rows))
  }

  public static func buildIf<Rows: TableRowContent>(_ rows: Rows?) -> Rows? where Rows.TableRowValue == Value { rows }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Rows: TableRowContent>(_ rows: Rows) -> Rows
  where Rows.TableRowValue == Value { rows }
}
