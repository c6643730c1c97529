extension Series {
  /// The series at the resolution of a window that is `columnCount` pixels wide: the runs of joined points of every
  /// pixel column, in order of x. This is what a dense line shows, see `PixelSpans`.
  ///
  /// Every point takes the pixel column that its x falls into. Two neighbouring values are joined unless a null lies
  /// between them, see `nulls`, or they are further apart than `maximumGap` in x. The neighbours outside of the window
  /// that a line leads to are included with their columns outside of it.
  ///
  /// - Parameters:
  ///   - window: The visible stretch of x. Without width, or wider than a `Double` can say, it has no columns.
  ///   - columnCount: The window's width in pixels.
  ///   - maximumGap: The distance in x beyond which neighbours are not joined; `nil` for no such distance.
  ///   - nulls: What a null between two values does.
  public func columns(
    window: ClosedRange<Double>, columnCount: Int, maximumGap: Double? = nil, nulls: NullRule = .breaks
  ) -> [ColumnRun] {
    guard !isEmpty, let pixels = PixelColumns(window: window, count: columnCount) else { return [] }
    let x = storage.x
    let y = storage.y.base
    let rule = GapRule(maximumGap: maximumGap, nulls: nulls)
    var runs: [ColumnRun] = []
    var previous: Int?
    let inside = indices(in: window)

    func add(_ index: Int, isOutside: Bool) {
      let value = y[index]
      let joins = previous.map { rule.joins($0, index, in: x) } ?? false
      // A neighbour after the window matters only for the line that leads to it.
      if isOutside && previous != nil && !joins { return }
      let column = pixels.column(x.value(index))
      if joins, let last = runs.indices.last, runs[last].column == column {
        runs[last].minimum = Swift.min(runs[last].minimum, value)
        runs[last].maximum = Swift.max(runs[last].maximum, value)
        runs[last].last = value
      } else {
        runs.append(ColumnRun(column: column, value: value, joinsPrevious: joins))
      }
      previous = index
    }

    if let before = (0..<inside.lowerBound).last(where: { y[$0].isFinite }) { add(before, isOutside: false) }
    for index in inside where y[index].isFinite { add(index, isOutside: false) }
    if previous != nil, let after = (inside.upperBound..<count).first(where: { y[$0].isFinite }) {
      add(after, isOutside: true)
    }
    // Nor does a neighbour before it from which no line leads anywhere.
    if let first = runs.first, first.column < 0, runs.count == 1 || !runs[1].joinsPrevious { runs.removeFirst() }
    return runs
  }
}
