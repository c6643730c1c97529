/// What copies of a series share: the columns and what is known of them. A copy adds only its count.
final class SeriesStorage: Sendable {
  /// As long as it was when this storage was made; its buffer may have grown since, and the series' count tells.
  let x: XColumn
  let pyramid: Pyramid

  var y: ColumnBuffer { pyramid.column }

  init(x: XColumn, pyramid: Pyramid) {
    self.x = x
    self.pyramid = pyramid
  }

  convenience init(x: XColumn, y: ColumnBuffer) {
    self.init(x: x, pyramid: Pyramid(column: y))
  }

  static let empty = SeriesStorage(
    x: XColumn(content: .regular(start: 0, step: 1), count: 0), y: ColumnBuffer(capacity: 0))
}
