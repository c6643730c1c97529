import AttributeGraph
import Foundation

/// Several rows in a row builder.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  /// What the rows show.
  public typealias TableRowValue = Value
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never
  /// The parts, as a tuple.
  public var value: T

  init(_ value: T) { self.value = value }

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    .concatenation(
      fieldsOfTuple(T.self).map { field in
        func make<R: TableRowContent>(_: R.Type) -> _ViewListOutputs {
          R._makeTableRows(content: content.field(at: field.offset, as: R.self, in: inputs.graph), inputs: inputs)
        }
        guard let type = field.type as? any TableRowContent.Type else {
          callerError("rows are table row content; \(field.type) is none")
        }
        return make(type)
      })
  }

  nonisolated private static var types: [any TableRowContent.Type] {
    fieldsOfTuple(T.self).compactMap { $0.type as? any TableRowContent.Type }
  }

  nonisolated public static var _tableRowCount: Int? {
    var total = 0
    for type in types {
      guard let count = type._tableRowCount else { return nil }
      total += count
    }
    return total
  }

  nonisolated public static var _disclosesTableRows: Bool { types.contains { $0._disclosesTableRows } }
}

/// Rows as views, which lists of views know how to keep: branches, groups and collections work alike for both.
nonisolated struct TableRowViews<Rows: TableRowContent>: PrimitiveView {
  let rows: Rows

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs() }

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Rows._makeTableRows(content: view.field(at: 0, as: Rows.self, in: inputs.graph), inputs: inputs)
  }

  static var _isSingleView: Bool { false }
  static var _viewListCount: Int? { Rows._tableRowCount }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// What the rows show.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let views = content.map(in: inputs.graph) { $0.map { TableRowViews(rows: $0) } }
    return TableRowViews<Wrapped>?._makeViewList(view: views, inputs: inputs)
  }

  nonisolated public static var _tableRowCount: Int? { nil }
  nonisolated public static var _disclosesTableRows: Bool { Wrapped._disclosesTableRows }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// What the rows show.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never
  private typealias RowViews = _ConditionalContent<TableRowViews<TrueContent>, TableRowViews<FalseContent>>

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let views = content.map(in: inputs.graph) { content in
      switch content.storage {
      case .trueContent(let rows): RowViews(storage: .trueContent(TableRowViews(rows: rows)))
      case .falseContent(let rows): RowViews(storage: .falseContent(TableRowViews(rows: rows)))
      }
    }
    return RowViews._makeViewList(view: views, inputs: inputs)
  }

  nonisolated public static var _tableRowCount: Int? { RowViews._viewListCount }
  nonisolated public static var _disclosesTableRows: Bool {
    TrueContent._disclosesTableRows || FalseContent._disclosesTableRows
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// What the rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never

  /// Rows that count as one in a builder.
  public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.init(content: content())
  }

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    Content._makeTableRows(content: content.field(at: 0, as: Content.self, in: inputs.graph), inputs: inputs)
  }

  nonisolated public static var _tableRowCount: Int? { Content._tableRowCount }
  nonisolated public static var _disclosesTableRows: Bool { Content._disclosesTableRows }
}
