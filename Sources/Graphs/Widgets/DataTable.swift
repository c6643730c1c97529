import Foundation
import SwiftUI

/// A table of names and numbers; a click on a column's title sorts by it, a search field filters rows by name.
public struct DataTable: View {
  /// A column of numbers.
  public struct Column: Sendable {
    /// What stands above the column.
    public var title: String
    /// The unit of the numbers.
    public var unit: MetricUnit
    /// Colours of numbers; the first that matches counts.
    public var formats: [ValueFormat]
    /// Whether a bar behind each number shows its ratio to the largest.
    public var hasBars: Bool
    /// Digits after the point; nil chooses by the value.
    public var decimals: Int?
    /// Where numbers stand in their cells.
    public var alignment: TextAlignment
    /// What stands in place of some numbers.
    public var texts: @Sendable (Double) -> DataTableText?
    /// The history beside each number; nil shows none.
    public var trend: DataTableTrend?

    /// A column of numbers.
    public init(
      _ title: String, unit: MetricUnit = .short, formats: [ValueFormat] = [], hasBars: Bool = false,
      decimals: Int? = nil, alignment: TextAlignment = .trailing, trend: DataTableTrend? = nil,
      texts: @escaping @Sendable (Double) -> DataTableText? = { _ in nil }
    ) {
      self.title = title
      self.unit = unit
      self.formats = formats
      self.hasBars = hasBars
      self.decimals = decimals
      self.alignment = alignment
      self.trend = trend
      self.texts = texts
    }
  }

  /// A column of names.
  public struct NameColumn: Sendable {
    /// What stands above the column.
    public var title: String
    /// What stands in place of some names.
    public var texts: @Sendable (String) -> DataTableText?

    /// A column of names.
    public init(_ title: String, texts: @escaping @Sendable (String) -> DataTableText? = { _ in nil }) {
      self.title = title
      self.texts = texts
    }
  }

  /// Names and numbers.
  public struct Row: Sendable, Identifiable {
    /// One for each column of names.
    public var names: [String]
    /// One for each column; NaN for a missing one.
    public var values: [Double]
    /// One for each column that shows histories.
    public var histories: [Series?]
    /// All names in one text.
    public var name: String { names.joined(separator: ", ") }
    /// Tells rows apart by their names.
    public var id: String { names.joined(separator: "\u{1F}") }

    /// A row with one name.
    public init(_ name: String, values: [Double]) {
      self.init(names: [name], values: values)
    }

    /// A row with a name for each column of names.
    public init(names: [String], values: [Double], histories: [Series?] = []) {
      self.names = names
      self.values = values
      self.histories = histories
    }
  }

  let nameColumns: [NameColumn]
  let columns: [Column]
  let rows: [Row]
  let hasSearchField: Bool
  @Environment(\.locale) private var locale
  @State private var searchText = ""
  /// The column that rows are sorted by; nil keeps the given order.
  @State private var sorting: (column: Int, isAscending: Bool)?

  /// - Parameter hasSearchField: whether to show a field that filters rows by a part of their names, ignoring case.
  public init(nameTitle: String = "Name", columns: [Column], rows: [Row], hasSearchField: Bool = false) {
    self.init(nameColumns: [NameColumn(nameTitle)], columns: columns, rows: rows, hasSearchField: hasSearchField)
  }

  /// A table with several columns of names, or with none.
  public init(nameColumns: [NameColumn], columns: [Column], rows: [Row], hasSearchField: Bool = false) {
    self.nameColumns = nameColumns
    self.columns = columns
    self.rows = rows
    self.hasSearchField = hasSearchField
  }

  public var body: some View {
    let most = columns.indices.map { column in rows.lazy.map { value($0, column) }.filter(\.isFinite).max() ?? 0 }
    let symbols = NumberSymbols(locale: locale)
    let formatters = columns.map { $0.unit.formatter(precision: $0.decimals, symbols: symbols) }
    let extents = columns.indices.map(extent)
    let shown = sorted
    VStack(spacing: 0) {
      if hasSearchField {
        SearchField(text: $searchText).padding(.bottom, 6)
      }
      HStack(spacing: 0) {
        ForEach(nameColumns.indices, id: \.self) { column in
          Text(nameColumns[column].title).lineLimit(1).padding(.trailing, 4)
            .frame(minWidth: 56, maxWidth: .infinity, alignment: .leading)
        }
        ForEach(columns.indices, id: \.self) { column in
          Text(title(column)).lineLimit(1).padding(.leading, 4)
            .frame(minWidth: 36, maxWidth: DataTableCell.width(of: columns[column]), alignment: columns[column].edge)
            .contentShape(Rectangle())
            .onTapGesture { sort(column) }
        }
      }
      .font(.system(size: 11).weight(.semibold))
      .foregroundStyle(.secondary)
      .padding(.bottom, 4)
      Divider()
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(shown) { row in
            HStack(spacing: 0) {
              ForEach(nameColumns.indices, id: \.self) { column in
                DataTableName(
                  text: row.names.indices.contains(column) ? row.names[column] : "", column: nameColumns[column])
              }
              ForEach(columns.indices, id: \.self) { column in
                DataTableCell(
                  value: value(row, column), column: columns[column], formatter: formatters[column],
                  most: most[column], history: history(row, column), extent: extents[column])
              }
            }
            .font(.system(size: 11))
            .frame(height: 22)
          }
          if shown.isEmpty, !rows.isEmpty {
            Text("No row has “\(searchText)” in its name.").font(.system(size: 11)).foregroundStyle(.secondary)
              .lineLimit(1).padding(.top, 8)
          }
        }
      }
    }
  }

  private func value(_ row: Row, _ column: Int) -> Double {
    row.values.indices.contains(column) ? row.values[column] : .nan
  }

  private func history(_ row: Row, _ column: Int) -> Series? {
    columns[column].trend != nil && row.histories.indices.contains(column) ? row.histories[column] : nil
  }

  /// From the least to the greatest value of all histories of a column that share a scale.
  private func extent(_ column: Int) -> ClosedRange<Double>? {
    guard columns[column].trend?.isShared == true else { return nil }
    let extents = rows.prefix(1000).compactMap { row in history(row, column).flatMap { $0.yExtent(in: 0..<$0.count) } }
    guard let low = extents.map(\.lowerBound).min(), let high = extents.map(\.upperBound).max() else { return nil }
    return low...high
  }

  private func title(_ column: Int) -> String {
    guard let sorting, sorting.column == column else { return columns[column].title }
    return columns[column].title + (sorting.isAscending ? " ↑" : " ↓")
  }

  private func sort(_ column: Int) {
    if let sorting, sorting.column == column {
      self.sorting = sorting.isAscending ? nil : (column, true)
    } else {
      sorting = (column, false)
    }
  }

  /// Rows without a value come last in both directions.
  private var sorted: [Row] {
    let found = searchText.isEmpty ? rows : rows.filter { $0.name.localizedCaseInsensitiveContains(searchText) }
    guard let sorting else { return found }
    return found.sorted { a, b in
      let (a, b) = (value(a, sorting.column), value(b, sorting.column))
      if a.isNaN || b.isNaN { return !a.isNaN }
      return sorting.isAscending ? a < b : a > b
    }
  }
}

/// The search field.
private struct SearchField: View {
  @Binding var text: String

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      TextField("Find", text: $text).textFieldStyle(.plain)
    }
    .font(.system(size: 11))
    .padding(.horizontal, 7)
    .frame(height: 22)
    .background { RoundedRectangle(cornerRadius: 5).fill(Color.primary.opacity(0.06)) }
  }
}
