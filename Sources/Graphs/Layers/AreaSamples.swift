import SwiftUI

/// The visible points of an area: all of them, or one for each group of points if there are more points than pixels.
struct AreaSamples: Sequence {
  struct Sample {
    var x: Double
    /// NaN where there is no value.
    var top: Double
    /// Nil: the baseline.
    var base: Double?
  }

  private let samples: [Sample]

  init(_ edges: StackEdges, in space: PlotSpace) {
    let indices = edges.top.indicesAround(space.x.domain)
    guard indices.count > 2 * space.columnCount else {
      samples = indices.map {
        Sample(x: edges.top.x(at: $0), top: edges.top.y(at: $0), base: edges.base?.y(at: $0))
      }
      return
    }
    // All layers of a stack have the same points. Groups of a fixed number of points keep their edges together.
    let stride = (indices.count + space.columnCount - 1) / space.columnCount
    var samples: [Sample] = []
    samples.reserveCapacity(indices.count / stride + 1)
    for start in Swift.stride(from: indices.lowerBound / stride * stride, to: indices.upperBound, by: stride) {
      let part = Swift.max(start, indices.lowerBound)..<Swift.min(start + stride, indices.upperBound)
      guard let top = edges.top.yExtent(in: part) else {
        samples.append(Sample(x: edges.top.x(at: part.lowerBound), top: .nan, base: nil))
        continue
      }
      // Below the baseline the lowest value is the outer edge.
      let isBelow = edges.base == nil && top.upperBound <= 0
      let base = edges.base?.yExtent(in: part)?.lowerBound
      let middle = edges.top.x(at: part.lowerBound + part.count / 2)
      samples.append(Sample(x: middle, top: isBelow ? top.lowerBound : top.upperBound, base: base))
    }
    self.samples = samples
  }

  func makeIterator() -> some IteratorProtocol<Sample> { samples.makeIterator() }
}
