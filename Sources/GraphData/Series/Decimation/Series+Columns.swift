extension Series {
  /// The series at the resolution of a window that is `columnCount` pixels wide: the runs of joined points of every
  /// pixel column, in order of x. This is what a dense line shows, see `PixelSpans`.
  ///
  /// Every point takes the pixel column that its x falls into. Two neighbouring values are joined unless a null lies
  /// between them, see `nulls`, or they are further apart than `maximumGap` in x. The neighbours outside of the window
  /// that a line leads to are included with their columns outside of it.
  ///
  /// Costs pixels and breaks of the line, not points, once the series is prepared. Of a column with more than 256
  /// breaks the rest is given as one run, which covers the same extent.
  ///
  /// - Parameters:
  ///   - window: The visible stretch of x. Without width, or wider than a `Double` can say, it has no columns.
  ///   - columnCount: The window's width in pixels.
  ///   - margin: The columns on either side of the window that are looked at too; a line wider than a pixel reaches
  ///     into it from half its width away, see `PixelSpan.margin(lineWidth:)`.
  ///   - maximumGap: The distance in x beyond which neighbours are not joined; `nil` for no such distance.
  ///   - nulls: What a null between two values does.
  public func columns(
    window: ClosedRange<Double>, columnCount: Int, margin: Int = 0, maximumGap: Double? = nil,
    nulls: NullRule = .breaks
  ) -> [ColumnRun] {
    guard !isEmpty, let pixels = PixelColumns(window: window, count: columnCount) else { return [] }
    let inside = indices(in: pixels.window(margin: margin))
    return PyramidView.with(storage.pyramid, count: count) { view in
      var decimator = Decimator(
        x: storage.x, view: view, pixels: pixels, rule: GapRule(maximumGap: maximumGap, nulls: nulls), inside: inside)
      decimator.run()
      return decimator.runs
    }
  }
}
