@testable import GraphData

extension ColumnTable {
  /// What a graph does with a table.
  func use() {
    for column in columns {
      let series = column.series
      series.checkInvariants()
      precondition(series.count == columns[0].series.count, "columns of several lengths")
      _ = series.statistics(in: 0..<series.count)
      let window = series.xExtent ?? 0...1
      let runs = series.columns(window: window, columnCount: 20, maximumGap: 1, nulls: .spansUpTo(2))
      for span in PixelSpan.line(runs, columnCount: 20, yTransform: { $0 }) { _ = span.rows }
      _ = series.nearest(to: 0)
    }
    _ = StackedSeries(columns.map(\.series), mode: .normalized)
  }
}
