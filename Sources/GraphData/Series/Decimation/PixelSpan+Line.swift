extension PixelSpan {
  /// Positions further than this from the plot's edge are drawn as if they were there, so that arithmetic stays finite.
  static let farthest = 1e7

  /// The margin of columns with which a line so wide is drawn right up to the window's edges.
  public static func margin(lineWidth: Double) -> Int {
    lineWidth > 1 ? Int(Swift.min(lineWidth / 2, farthest).rounded(.up)) : 0
  }

  /// The pixels that a dense line covers, in order of column and then of `top`; no two of a column touch.
  ///
  /// A dense line joins its points at the centres of their pixel columns, and is what a square pen of `lineWidth`
  /// pixels covers on the way. Between two columns it therefore changes from one to the other in the middle; a point
  /// joined to none is a square. Drawn as rectangles these are the pixels of the full line, point by point, for the
  /// four numbers of a run bound the same stretch of its column as all its points. Horizontally a pixel is covered or
  /// not: its centre counts.
  ///
  /// Costs O(runs × lineWidth + columns).
  ///
  /// - Parameters:
  ///   - runs: What `Series.columns(window:columnCount:margin:maximumGap:nulls:)` returned.
  ///   - columnCount: The number of columns; spans outside of them are left out.
  ///   - lineWidth: In pixels.
  ///   - yTransform: From values to pixels; monotone. A run whose value has no position (NaN) is left out and breaks
  ///     the line.
  public static func line(
    _ runs: [ColumnRun], columnCount: Int, lineWidth: Double = 1, yTransform: (Double) -> Double
  ) -> [PixelSpan] {
    guard columnCount > 0, lineWidth > 0 else { return [] }
    var path = PenPath(columnCount: columnCount, halfWidth: Swift.min(lineWidth, farthest) / 2)
    var spans: [PixelSpan] = []
    spans.reserveCapacity(runs.count)
    var isSorted = true
    var end: (column: Int, y: Double)?

    for run in runs {
      guard let position = Position(run, yTransform) else {
        end = nil
        continue
      }
      if run.joinsPrevious, let end {
        path.join(from: end.column, end.y, to: run.column, position.first)
      } else {
        path.finish(into: &spans, &isSorted)
      }
      path.cover(column: run.column, position.low, position.high)
      end = (run.column, position.last)
    }
    path.finish(into: &spans, &isSorted)
    return isSorted ? spans : merged(spans)
  }

  /// Spans of several lines in order, those of a column that overlap or touch made one.
  private static func merged(_ spans: [PixelSpan]) -> [PixelSpan] {
    var result: [PixelSpan] = []
    result.reserveCapacity(spans.count)
    for span in spans.sorted(by: { $0.column == $1.column ? $0.top < $1.top : $0.column < $1.column }) {
      if let last = result.last, last.column == span.column, span.top <= last.bottom {
        result[result.count - 1].bottom = Swift.max(last.bottom, span.bottom)
      } else {
        result.append(span)
      }
    }
    return result
  }

  /// A run in pixels.
  private struct Position {
    var first, low, high, last: Double

    init?(_ run: ColumnRun, _ transform: (Double) -> Double) {
      func pixel(_ value: Double) -> Double {
        let position = transform(value)
        return position.isNaN ? .nan : Swift.min(Swift.max(position, -farthest), farthest)
      }
      first = pixel(run.first)
      (low, high, last) = (first, first, first)
      if run.minimum < run.maximum {
        let ends = (pixel(run.minimum), pixel(run.maximum))
        low = Swift.min(ends.0, ends.1)
        high = Swift.max(ends.0, ends.1)
        last = pixel(run.last)
      }
      if (first + low + high + last).isNaN { return nil }
    }
  }
}
