import GraphData

/// The reference: a line drawn through every point, segment by segment, into a grid of pixels.
///
/// x is snapped to pixel columns. A column is covered where its centre line lies under a square pen that moves from point
/// to point; of a point joined to none, under the pen at that point. Nothing here is shared with what is tested.
struct FullLine {
  let width: Int
  let height: Int
  /// What is covered of every column, in order and apart from each other.
  private var extents: [[ClosedRange<Double>]]

  init(
    x: [Double], y: [Double], window: ClosedRange<Double>, width: Int, height: Int, penWidth: Double = 1,
    maximumGap: Double = .infinity, nullGap: Double = -1, yTransform: (Double) -> Double
  ) {
    self.width = width
    self.height = height
    extents = Array(repeating: [], count: width)
    let half = penWidth / 2
    let scale = Double(width) / (window.upperBound - window.lowerBound)

    func column(_ x: Double) -> Double {
      let position = min(max((x - window.lowerBound) * scale, -1e9), 1e9).rounded(.down)
      if x < window.lowerBound { return min(position, -1) }
      return x > window.upperBound ? max(position, Double(width)) : min(position, Double(width - 1))
    }

    /// Covers a column within half a pen of `low...high`.
    func cover(_ column: Int, _ low: Double, _ high: Double, _ extents: inout [[ClosedRange<Double>]]) {
      extents[column].append(low - half...high + half)
    }

    let valid = x.indices.filter { y[$0].isFinite }
    var previous: Int?
    for index in valid {
      let c1 = column(x[index])
      let y1 = yTransform(y[index])
      // The point itself.
      let near = Int(min(max(c1 - half - 1, 0), Double(width)))..<Int(min(max(c1 + half + 2, 0), Double(width)))
      for k in near where Double(k) >= c1 - half && Double(k) < c1 + half { cover(k, y1, y1, &extents) }
      if let previous {
        let distance = x[index] - x[previous]
        if distance <= (index == previous + 1 ? maximumGap : nullGap) {
          let c0 = column(x[previous])
          let y0 = yTransform(y[previous])
          let reach = half + 1
          let near = Int(min(max(c0 - reach, 0), Double(width)))..<Int(min(max(c1 + reach + 1, 0), Double(width)))
          for k in near {
            if c0 == c1 {
              if Double(k) >= c1 - half && Double(k) < c1 + half { cover(k, min(y0, y1), max(y0, y1), &extents) }
            } else {
              // The stretch of the segment that is within half a pen of the column's centre.
              let enter = max(Double(k) - half - c0, 0)
              let leave = min(Double(k) + half - c0, c1 - c0)
              if enter >= leave { continue }
              let a = y0 + (y1 - y0) * (enter / (c1 - c0))
              let b = leave == c1 - c0 ? y1 : y0 + (y1 - y0) * (leave / (c1 - c0))
              cover(k, min(a, b), max(a, b), &extents)
            }
          }
        }
      }
      previous = index
    }
    extents = extents.map(Self.union)
  }

  /// The pixels whose centre is covered: the line without anti-aliasing.
  var pixels: [Bool] {
    var pixels = Array(repeating: false, count: width * height)
    for (column, extents) in extents.enumerated() {
      for extent in extents {
        for row in 0..<height {
          let center = Double(row) + 0.5
          if center >= extent.lowerBound && center < extent.upperBound { pixels[row * width + column] = true }
        }
      }
    }
    return pixels
  }

  /// How much of every pixel is covered, 0 to 1: the line with anti-aliasing.
  var coverage: [Double] {
    var coverage = Array(repeating: 0.0, count: width * height)
    for (column, extents) in extents.enumerated() {
      for extent in extents { Self.add(extent, column, width, height, &coverage) }
    }
    return coverage
  }

  /// Ranges that overlap or touch made one.
  private static func union(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  private static func add(
    _ extent: ClosedRange<Double>, _ column: Int, _ width: Int, _ height: Int, _ coverage: inout [Double]
  ) {
    for row in 0..<height {
      let part = min(extent.upperBound, Double(row + 1)) - max(extent.lowerBound, Double(row))
      if part > 0 { coverage[row * width + column] += part }
    }
  }

  /// The pixels of spans.
  static func drawn(_ spans: [PixelSpan], width: Int, height: Int) -> [Bool] {
    var pixels = Array(repeating: false, count: width * height)
    for span in spans {
      for row in span.rows.clamped(to: 0..<height) { pixels[row * width + span.column] = true }
    }
    return pixels
  }

  /// How much of every pixel spans cover.
  static func coverage(_ spans: [PixelSpan], width: Int, height: Int) -> [Double] {
    var coverage = Array(repeating: 0.0, count: width * height)
    for span in spans { add(span.top...span.bottom, span.column, width, height, &coverage) }
    return coverage
  }

  /// The greatest difference of two coverages.
  static func difference(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).map { abs($0 - $1) }.max() ?? 0 }
}
