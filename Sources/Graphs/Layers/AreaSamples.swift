import SwiftUI

/// The points of an area that are in sight: every one of them, or the highest of each two pixel columns where there are
/// more points than pixels.
struct AreaSamples: Sequence {
  struct Sample {
    var x: Double
    /// NaN where there is no value.
    var top: Double
    /// Nil stands for the base line.
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
    // The two sides of a stack have the same points, so a stride of points keeps them on each other.
    let stride = (indices.count + space.columnCount - 1) / space.columnCount
    var samples: [Sample] = []
    samples.reserveCapacity(indices.count / stride + 1)
    for start in Swift.stride(from: indices.lowerBound / stride * stride, to: indices.upperBound, by: stride) {
      let part = Swift.max(start, indices.lowerBound)..<Swift.min(start + stride, indices.upperBound)
      guard let top = edges.top.yExtent(in: part) else {
        samples.append(Sample(x: edges.top.x(at: part.lowerBound), top: .nan, base: nil))
        continue
      }
      // Below the base line the far end is the lowest value.
      let isBelow = edges.base == nil && top.upperBound <= 0
      let base = edges.base?.yExtent(in: part)?.lowerBound
      let middle = edges.top.x(at: part.lowerBound + part.count / 2)
      samples.append(Sample(x: middle, top: isBelow ? top.lowerBound : top.upperBound, base: base))
    }
    self.samples = samples
  }

  func makeIterator() -> some IteratorProtocol<Sample> { samples.makeIterator() }
}
