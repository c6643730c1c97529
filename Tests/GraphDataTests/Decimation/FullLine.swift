import GraphData

/// The reference: a line drawn through every point, segment by segment, into a grid of pixels without anti-aliasing.
///
/// x is snapped to pixel columns. A pixel is set where its centre lies under a square pen that moves from point to
/// point; of a point joined to none, under the pen at that point. Nothing here is shared with what is tested.
struct FullLine {
  let width: Int
  let height: Int
  var pixels: [Bool]

  init(
    x: [Double], y: [Double], window: ClosedRange<Double>, width: Int, height: Int, penWidth: Double = 1,
    maximumGap: Double = .infinity, nullGap: Double = -1, yTransform: (Double) -> Double
  ) {
    self.width = width
    self.height = height
    pixels = Array(repeating: false, count: width * height)
    let half = penWidth / 2
    let scale = Double(width) / (window.upperBound - window.lowerBound)

    func column(_ x: Double) -> Double {
      let position = min(max((x - window.lowerBound) * scale, -1e9), 1e9).rounded(.down)
      if x < window.lowerBound { return min(position, -1) }
      return x > window.upperBound ? max(position, Double(width)) : min(position, Double(width - 1))
    }

    /// Sets the rows of a column whose centres lie within half a pen of `low...high`.
    func set(_ column: Int, _ low: Double, _ high: Double, _ pixels: inout [Bool]) {
      for row in 0..<height {
        let center = Double(row) + 0.5
        if center >= low - half && center < high + half { pixels[row * width + column] = true }
      }
    }

    let valid = x.indices.filter { y[$0].isFinite }
    var previous: Int?
    for index in valid {
      let c1 = column(x[index])
      let y1 = yTransform(y[index])
      // The point itself.
      let near = Int(min(max(c1 - half - 1, 0), Double(width)))..<Int(min(max(c1 + half + 2, 0), Double(width)))
      for k in near where Double(k) >= c1 - half && Double(k) < c1 + half { set(k, y1, y1, &pixels) }
      if let previous {
        let distance = x[index] - x[previous]
        if distance <= (index == previous + 1 ? maximumGap : nullGap) {
          let c0 = column(x[previous])
          let y0 = yTransform(y[previous])
          let reach = half + 1
          let near = Int(min(max(c0 - reach, 0), Double(width)))..<Int(min(max(c1 + reach + 1, 0), Double(width)))
          for k in near {
            if c0 == c1 {
              if Double(k) >= c1 - half && Double(k) < c1 + half { set(k, min(y0, y1), max(y0, y1), &pixels) }
            } else {
              // The stretch of the segment that is within half a pen of the column's centre.
              let enter = max(Double(k) - half - c0, 0)
              let leave = min(Double(k) + half - c0, c1 - c0)
              if enter >= leave { continue }
              let a = y0 + (y1 - y0) * (enter / (c1 - c0))
              let b = leave == c1 - c0 ? y1 : y0 + (y1 - y0) * (leave / (c1 - c0))
              set(k, min(a, b), max(a, b), &pixels)
            }
          }
        }
      }
      previous = index
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
}
