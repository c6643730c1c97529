import SwiftUI

/// A symbol drawn at many points.
struct SymbolStamp {
  let symbol: GraphSymbol
  /// In points.
  let size: CGFloat

  /// The outline around the origin.
  var outline: Path {
    let half = size / 2
    let square = CGRect(x: -half, y: -half, width: size, height: size)
    switch symbol {
    case .circle: return Path(ellipseIn: square)
    case .square: return Path(square.insetBy(dx: half * 0.1, dy: half * 0.1))
    case .diamond: return polygon([(0, -half), (half, 0), (0, half), (-half, 0)])
    case .triangle: return polygon([(0, -half), (half, half * 0.8), (-half, half * 0.8)])
    case .cross:
      let arm = half * 0.3
      return polygon([
        (-arm, -half), (arm, -half), (arm, -arm), (half, -arm), (half, arm), (arm, arm), (arm, half), (-arm, half),
        (-arm, arm), (-half, arm), (-half, -arm), (-arm, -arm),
      ])
    }
  }

  private func polygon(_ corners: [(CGFloat, CGFloat)]) -> Path {
    Path { path in
      path.addLines(corners.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
    }
  }

  /// Draws the visible points of a series.
  ///
  /// Draws at most one point per pixel.
  func draw(_ series: Series, in space: PlotSpace, color: Color, _ context: inout GraphicsContext) {
    let outline = outline
    let shading = context.resolve(.color(color))
    var drawn = PixelSet(space)
    let origin = context.transform
    defer { context.transform = origin }
    for index in series.indicesAround(space.x.domain) {
      let value = series.y(at: index)
      if value.isNaN { continue }
      let point = space.point(series.x(at: index), value)
      guard drawn.insert(point) else { continue }
      // The canvas joins fills of one outline at many places into one item.
      context.transform = origin.translatedBy(x: point.x, y: point.y)
      context.fill(outline, with: shading)
    }
  }
}

/// The pixels that have a mark.
struct PixelSet {
  private let space: PlotSpace
  private let width: Int
  private let height: Int
  private var words: [UInt64]

  init(_ space: PlotSpace) {
    self.space = space
    width = space.columnCount
    height = min(max(1, Int(clamping: (space.size.height * space.displayScale).rounded())), 1 << 16)
    words = Array(repeating: 0, count: (width * height + 63) / 64)
  }

  /// Marks the pixel at a point, in points; returns false if it is already marked or not visible.
  mutating func insert(_ point: CGPoint) -> Bool {
    let (x, y) = (point.x * space.displayScale, point.y * space.displayScale)
    guard x >= 0, y >= 0, x < Double(width), y < Double(height) else { return false }
    let bit = Int(y) * width + Int(x)
    let mask = UInt64(1) << UInt64(bit & 63)
    if words[bit >> 6] & mask != 0 { return false }
    words[bit >> 6] |= mask
    return true
  }
}
