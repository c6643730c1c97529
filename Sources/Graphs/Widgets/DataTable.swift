import Foundation
import SwiftUI

/// A table of names and numbers; a click on a column's title sorts by it, a search field filters rows by name.
public struct DataTable: View {
  /// A column of numbers.
  public struct Column: Sendable {
    public var title: String
    public var unit: MetricUnit
    public var formats: [ValueFormat]
    /// Whether a bar behind each number shows its ratio to the largest.
    public var hasBars: Bool

    public init(_ title: String, unit: MetricUnit = .short, formats: [ValueFormat] = [], hasBars: Bool = false) {
      self.title = title
      self.unit = unit
      self.formats = formats
      self.hasBars = hasBars
    }
  }

  /// A name and its numbers.
  public struct Row: Sendable, Identifiable {
    public var name: String
    /// One for each column; NaN for a missing one.
    public var values: [Double]
    public var id: String { name }

    public init(_ name: String, values: [Double]) {
      self.name = name
      self.values = values
    }
  }

  let nameTitle: String
  let columns: [Column]
  let rows: [Row]
  let hasSearchField: Bool
  @State private var searchText = ""
  /// The column that rows are sorted by; nil keeps the given order.
  @State private var sorting: (column: Int, isAscending: Bool)?

  /// - Parameter hasSearchField: whether to show a field that filters rows by a part of their names, ignoring case.
  public init(nameTitle: String = "Name", columns: [Column], rows: [Row], hasSearchField: Bool = false) {
    self.nameTitle = nameTitle
    self.columns = columns
    self.rows = rows
    self.hasSearchField = hasSearchField
  }

  public var body: some View {
    let most = columns.indices.map { column in rows.lazy.map { value($0, column) }.filter(\.isFinite).max() ?? 0 }
    let formatters = columns.map { $0.unit.formatter() }
    let shown = sorted
    VStack(spacing: 0) {
      if hasSearchField {
        SearchField(text: $searchText).padding(.bottom, 6)
      }
      HStack(spacing: 0) {
        Text(nameTitle).lineLimit(1).frame(minWidth: 64, maxWidth: .infinity, alignment: .leading)
        ForEach(columns.indices, id: \.self) { column in
          Text(title(column)).lineLimit(1).padding(.leading, 4)
            .frame(minWidth: 36, maxWidth: 96, alignment: .trailing)
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
              Text(row.name).lineLimit(1).frame(minWidth: 64, maxWidth: .infinity, alignment: .leading)
              ForEach(columns.indices, id: \.self) { column in
                cell(value(row, column), columns[column], formatters[column], most: most[column])
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

  private func cell(_ value: Double, _ column: Column, _ formatter: ValueFormatter, most: Double) -> some View {
    let format = column.formats.first(for: value)
    return Text(value.isFinite ? formatter.string(from: value) : "–")
      .monospacedDigit()
      .foregroundStyle(format?.textColor ?? .primary)
      .lineLimit(1)
      .padding(.horizontal, 4)
      .frame(minWidth: 36, maxWidth: 96, alignment: .trailing)
      .frame(height: 20)
      .background(alignment: .trailing) {
        if let background = format?.background {
          RoundedRectangle(cornerRadius: 3).fill(background)
        } else if column.hasBars, most > 0, value > 0 {
          GeometryReader { geometry in
            RoundedRectangle(cornerRadius: 3).fill(Color.accentColor.opacity(0.2))
              .frame(width: geometry.size.width * min(1, value / most))
              .frame(maxWidth: .infinity, alignment: .trailing)
          }
        }
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
