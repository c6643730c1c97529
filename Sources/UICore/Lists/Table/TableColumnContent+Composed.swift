import AttributeGraph
import Foundation

/// Several columns in a column builder.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
  /// What the rows show.
  public typealias TableRowValue = RowValue
  /// What the columns sort by.
  public typealias TableColumnSortComparator = Sort
  /// None: the table makes the columns itself.
  public typealias TableColumnBody = Never
  /// The parts, as a tuple.
  public var value: T

  init(_ value: T) { self.value = value }

  nonisolated public static func _makeTableColumns(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    .concatenation(
      fieldsOfTuple(T.self).map { field in
        func make<C: TableColumnContent>(_: C.Type) -> _ViewListOutputs {
          C._makeTableColumns(content: content.field(at: field.offset, as: C.self, in: inputs.graph), inputs: inputs)
        }
        guard let type = field.type as? any TableColumnContent.Type else {
          callerError("columns are table column content; \(field.type) is none")
        }
        return make(type)
      })
  }

  nonisolated public static var _tableColumnCount: Int? {
    var total = 0
    for field in fieldsOfTuple(T.self) {
      guard let count = (field.type as? any TableColumnContent.Type)?._tableColumnCount else { return nil }
      total += count
    }
    return total
  }
}

/// Columns as views, which lists of views know how to keep: branches, groups and collections work alike for both.
nonisolated struct TableColumnViews<Columns: TableColumnContent>: PrimitiveView {
  let columns: Columns

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs() }

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Columns._makeTableColumns(content: view.field(at: 0, as: Columns.self, in: inputs.graph), inputs: inputs)
  }

  static var _isSingleView: Bool { false }
  static var _viewListCount: Int? { Columns._tableColumnCount }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// What the rows show.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// What the columns sort by.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// None: the table makes the columns itself.
  public typealias TableColumnBody = Never

  nonisolated public static func _makeTableColumns(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let views = content.map(in: inputs.graph) { $0.map { TableColumnViews(columns: $0) } }
    return TableColumnViews<Wrapped>?._makeViewList(view: views, inputs: inputs)
  }

  nonisolated public static var _tableColumnCount: Int? { nil }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// What the rows show.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// What the columns sort by.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// None: the table makes the columns itself.
  public typealias TableColumnBody = Never
  private typealias Views = _ConditionalContent<TableColumnViews<TrueContent>, TableColumnViews<FalseContent>>

  nonisolated public static func _makeTableColumns(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let views = content.map(in: inputs.graph) { content in
      switch content.storage {
      case .trueContent(let columns): Views(storage: .trueContent(TableColumnViews(columns: columns)))
      case .falseContent(let columns): Views(storage: .falseContent(TableColumnViews(columns: columns)))
      }
    }
    return Views._makeViewList(view: views, inputs: inputs)
  }

  nonisolated public static var _tableColumnCount: Int? { nil }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// What the rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// What the columns sort by.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// None: the table makes the columns itself.
  public typealias TableColumnBody = Never

  /// Columns that count as one in a builder.
  public init<R, S>(@TableColumnBuilder<R, S> content: () -> Content)
  where R == Content.TableRowValue, S == Content.TableColumnSortComparator {
    self.init(content: content())
  }

  nonisolated public static func _makeTableColumns(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    Content._makeTableColumns(content: content.field(at: 0, as: Content.self, in: inputs.graph), inputs: inputs)
  }

  nonisolated public static var _tableColumnCount: Int? { Content._tableColumnCount }
}
