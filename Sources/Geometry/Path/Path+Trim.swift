import Foundation

extension Path {
  /// The part of the path between two fractions of its length. Curves stay curves.
  ///
  /// A move has no length, and a close has that of its line. A subpath that is kept whole stays closed.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = from > 0 ? min(from, 1) : 0
    let to = to < 1 ? max(to, 0) : (to.isNaN ? 0 : 1)
    if from == 0 && to == 1 { return self }
    guard from < to else { return Path() }

    let pieces = TrimPiece.pieces(of: self)
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    let (begin, end) = (total * from, total * to)
    // Sums of lengths are not exact, so a part this short counts as empty.
    let slack = total * 1e-9
    var result: [Element] = []
    var position: CGFloat = 0
    // A subpath that began in the range may still be closed.
    var isWhole = false
    var pen: CGPoint?
    for piece in pieces {
      let next = position + piece.length
      defer { position = next }
      if piece.startsSubpath { isWhole = position >= begin }
      // A close without length still joins the ends of a subpath that is kept whole.
      let joins = piece.closes && isWhole
      if piece.length == 0 ? !joins : next <= begin + slack { continue }
      if position >= end - slack && !(joins && piece.length == 0) { break }
      let low = begin > position + slack ? piece.parameter(at: begin - position) : 0
      let high = end < next - slack ? piece.parameter(at: end - position) : 1
      if pen != piece.start || low > 0 || piece.startsSubpath {
        result.append(.move(to: piece.point(low)))
      }
      if joins && high == 1 {
        result.append(.closeSubpath)
      } else {
        result.append(piece.part(low, high))
      }
      pen = piece.point(1)
      if high < 1 { isWhole = false }
    }
    return result.isEmpty ? Path() : Path(.elements(result))
  }
}

/// A line or curve with its length.
private struct TrimPiece {
  /// Two, three or four control points.
  let points: [CGPoint]
  var startsSubpath = false
  var closes = false
  /// For curves: the lengths up to equally spaced parameters.
  private let table: [CGFloat]

  var start: CGPoint { points[0] }
  var length: CGFloat { table[table.count - 1] }

  init(_ points: [CGPoint], startsSubpath: Bool, closes: Bool = false) {
    self.points = points
    self.startsSubpath = startsSubpath
    self.closes = closes
    let count = points.count == 2 ? 1 : 64
    var table: [CGFloat] = [0]
    var last = points[0]
    for i in 1...count {
      let point = Self.point(points, CGFloat(i) / CGFloat(count))
      let step = hypot(point.x - last.x, point.y - last.y)
      table.append(table[i - 1] + (step.isFinite ? step : 0))
      last = point
    }
    self.table = table
  }

  static func pieces(of path: Path) -> [TrimPiece] {
    var pieces: [TrimPiece] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var startsSubpath = true
    path.forEach { element in
      var points: [CGPoint]
      switch element {
      case .move(let to):
        (start, current, startsSubpath) = (to, to, true)
        return
      case .line(let to): points = [current, to]
      case .quadCurve(let to, let control): points = [current, control, to]
      case .curve(let to, let control1, let control2): points = [current, control1, control2, to]
      case .closeSubpath: points = [current, start]
      }
      guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
      pieces.append(TrimPiece(points, startsSubpath: startsSubpath, closes: element == .closeSubpath))
      current = points[points.count - 1]
      startsSubpath = element == .closeSubpath
    }
    return pieces
  }

  func point(_ t: CGFloat) -> CGPoint { Self.point(points, t) }

  /// The parameter up to which the piece has the length `distance`.
  func parameter(at distance: CGFloat) -> CGFloat {
    var (low, high) = (0, table.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle] <= distance { low = middle } else { high = middle }
    }
    let step = table[high] - table[low]
    let inside = step > 0 ? (distance - table[low]) / step : 0
    return (CGFloat(low) + inside) / CGFloat(table.count - 1)
  }

  /// The part between two parameters, as an element that starts at the current point.
  func part(_ low: CGFloat, _ high: CGFloat) -> Path.Element {
    let end = point(high)
    // The control points of a part are the blossom of its ends: some blends use `low`, the others `high`.
    switch points.count {
    case 2: return .line(to: end)
    case 3: return .quadCurve(to: end, control: Self.blossom(points, [low, high]))
    default:
      return .curve(
        to: end, control1: Self.blossom(points, [low, low, high]), control2: Self.blossom(points, [low, high, high]))
    }
  }

  private static func point(_ points: [CGPoint], _ t: CGFloat) -> CGPoint {
    if t == 0 { return points[0] }
    if t == 1 { return points[points.count - 1] }
    return blossom(points, [CGFloat](repeating: t, count: points.count - 1))
  }

  private static func blossom(_ points: [CGPoint], _ parameters: [CGFloat]) -> CGPoint {
    var points = points
    for t in parameters {
      for i in 0..<points.count - 1 {
        points[i].x += (points[i + 1].x - points[i].x) * t
        points[i].y += (points[i + 1].y - points[i].y) * t
      }
      points.removeLast()
    }
    return points[0]
  }
}
