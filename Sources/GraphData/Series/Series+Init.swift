extension Series {
  /// Points of `x` and `y`, which must be equally many.
  ///
  /// A y that is not finite is null. Points whose x is not finite are dropped; unsorted points are sorted by x, those
  /// with equal x keep their order. O(n), or O(n log n) where they are unsorted.
  public init(x: [Double], y: [Double]) {
    self = Series.sharing(x: x, columns: [y])[0]
  }

  /// Points of `x` and `y`, which must be equally many; `nil` is null. Otherwise as `init(x:y:)`.
  public init(x: [Double], y: [Double?]) {
    self.init(x: x, y: y.map { $0 ?? .nan })
  }

  /// Points with x of `start + step * i`; no column of x is kept in memory.
  ///
  /// A negative step is read from the end; points whose x is not finite are dropped.
  public init(start: Double, step: Double, y: [Double]) {
    let last = start + step * Double(Swift.max(y.count - 1, 0))
    if step > 0, start.isFinite, step.isFinite {
      self.init(x: XColumn(start: start, step: step, count: y.count), y: y)
    } else if step < 0, last.isFinite, step.isFinite {
      self.init(x: XColumn(start: last, step: -step, count: y.count), y: y.reversed())
    } else {
      self.init(x: y.indices.map { start + step * Double($0) }, y: y)
    }
  }

  /// Points of a column of x that other series may use too, and as many y; of more y than x the first are taken.
  public init(x: XColumn, y: [Double]) {
    guard y.count >= x.count else { fatalError("Series: \(x.count) values of x and \(y.count) of y") }
    self.init(storage: SeriesStorage(x: x, y: ColumnBuffer(copying: y.prefix(x.count))), count: x.count)
  }

  /// Points of a column of x, with y written by `body` straight into the series' memory: for columns too large to
  /// have twice. `body` must fill the buffer it is given, of `x.count` numbers.
  public init(x: XColumn, writingY body: (UnsafeMutableBufferPointer<Double>) throws -> Void) rethrows {
    let buffer = try ColumnBuffer(capacity: x.count) { buffer in
      try body(UnsafeMutableBufferPointer(rebasing: buffer[..<x.count]))
      return x.count
    }
    self.init(storage: SeriesStorage(x: x, y: buffer), count: x.count)
  }

  /// Several series over the same x, which is stored once; every one of `columns` must be as long as `x`.
  ///
  /// The points are sorted and dropped as by `init(x:y:)`.
  public static func sharing(x: [Double], columns: [[Double]]) -> [Series] {
    for column in columns {
      guard column.count == x.count else { fatalError("Series: \(x.count) values of x and \(column.count) of y") }
    }
    if let shared = XColumn(ascending: x) { return columns.map { Series(x: shared, y: $0) } }
    let order = x.indices.filter { x[$0].isFinite }.sorted { x[$0] == x[$1] ? $0 < $1 : x[$0] < x[$1] }
    let buffer = ColumnBuffer(copying: order.lazy.map { x[$0] })
    let shared = XColumn(content: .explicit(buffer), count: order.count)
    return columns.map { column in
      Series(
        storage: SeriesStorage(x: shared, y: ColumnBuffer(copying: order.lazy.map { column[$0] })), count: order.count)
    }
  }
}
