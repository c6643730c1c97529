/// Layers stacked on each other, over the x of all of them.
///
/// A null adds nothing to the layers above it and leaves a gap in its own: there, and only there, both edges are null.
public struct StackedSeries: Sendable, Equatable {
  /// A layer between two edges of the same x; `lower` is never above `upper`.
  public struct Layer: Sendable, Equatable {
    public var lower: Series
    public var upper: Series
  }

  /// As many as there were series, in their order.
  public var layers: [Layer]
  /// The least and the greatest edge, with zero; `nil` where all is null.
  public var extent: ClosedRange<Double>?

  /// Stacks `series`, the first one innermost.
  ///
  /// Series that share their x column keep it. Otherwise x is the union of all columns, each value once; if a series has
  /// several points at one x, the last counts. Cost: O(points × series), and for a union O(n log n) of all points.
  public init(_ series: [Series], mode: StackMode = .zero, missing: StackMissingRule = .interpolated) {
    guard let first = series.first else {
      layers = []
      extent = nil
      return
    }
    let isShared = series.allSatisfy { $0.xColumn === first.xColumn }
    let x = isShared ? first.xColumn : StackUnion.x(of: series)
    var values = series.map { isShared ? $0.withYValues(Array.init) : StackUnion.values(of: $0, at: x, missing) }
    let bases = Stacker(mode: mode, count: x.count).stack(&values)
    extent = nil
    layers = zip(bases, values).map { base, top in
      Layer(lower: Series(x: x, y: base), upper: Series(x: x, y: top))
    }
    let edges = layers.flatMap { [$0.lower, $0.upper] }.compactMap { $0.yExtent(in: 0..<$0.count) }
    if !edges.isEmpty {
      extent = Swift.min(0, edges.map(\.lowerBound).min()!)...Swift.max(0, edges.map(\.upperBound).max()!)
    }
  }
}
