/// What copies of a series share: the columns. A copy adds only its count.
final class SeriesStorage: Sendable {
  /// As long as it was when this storage was made; its buffer may have grown since, and the series' count tells.
  let x: XColumn
  let y: ColumnBuffer

  init(x: XColumn, y: ColumnBuffer) {
    self.x = x
    self.y = y
  }

  static let empty = SeriesStorage(
    x: XColumn(content: .regular(start: 0, step: 1), count: 0), y: ColumnBuffer(capacity: 0))
}
