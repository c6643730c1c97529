import DisplayList
import Foundation
import Geometry
import Renderer
import Testing

/// Thin lines drawn from their points look as outlines of them do.
@Suite struct ThinLineTests {
  private static let (width, height) = (120, 80)
  private static let everything = CGRect(x: 0, y: 0, width: width, height: height)

  /// How points follow each other.
  enum Course: CaseIterable { case smooth, noisy, close, steps, flat, falling, gaps }

  private func path(_ course: Course, _ random: inout SplitMix) -> Path {
    func value(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var (x, y) = (value(-20...5), value(10...70))
    var points: [CGPoint] = []
    while x < 140, points.count < 120 {
      points.append(CGPoint(x: x, y: y))
      switch course {
      case .smooth, .gaps, .falling: (x, y) = (x + 17.3, min(max(y + value(-9...9), 5), 75))
      case .noisy: (x, y) = (x + value(0.5...9), value(-10...90))
      case .close: (x, y) = (x + value(0.4...2), y + value(-4...4))
      case .steps: if points.count % 2 == 0 { x += 7.7 } else { y = value(0...80) }
      case .flat: (x, y) = (x + value(1...40), y + value(-0.3...0.3))
      }
    }
    if course == .falling { points.reverse() }
    return Path { path in
      for (index, point) in points.enumerated() {
        if index == 0 || course == .gaps && index % 5 == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }

  /// The line; inside a clip of a path, which lines are not drawn through from their points.
  private func items(_ path: Path, _ style: StrokeStyle, _ color: RGBA, asOutline: Bool) -> [DisplayItem] {
    let line = shape(path, color, stroke: style)
    let clip = Path(roundedRect: Self.everything.insetBy(dx: -50, dy: -50), cornerRadius: 5)
    return asOutline ? [group([line], Self.everything) { $0.clip = .path(clip, FillStyle()) }] : [line]
  }

  private func pixels(_ items: [DisplayItem], _ scale: CGFloat, threads: Int = 1) -> [UInt32] {
    let (width, height) = (Int(CGFloat(Self.width) * scale), Int(CGFloat(Self.height) * scale))
    return draw(items, width: width, height: height, scale: scale, threads: threads).rows.flatMap { $0 }
  }

  private func difference(_ a: [UInt32], _ b: [UInt32]) -> Int {
    zip(a, b).reduce(0) { most, pair in
      if pair.0 == pair.1 { return most }
      return [0, 8, 16, 24].reduce(most) { max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255))) }
    }
  }

  @Test(arguments: Course.allCases, [1.0, 1.5, 2]) func aThinLineIsItsOutline(_ course: Course, scale: Double) {
    var random = SplitMix(state: 7)
    for (column, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
      for (row, cap) in [CGLineCap.butt, .round, .square].enumerated() {
        // Each width with each join and each cap.
        let width = [0.6, 1, 1.5][(column + row) % 3]
        let style = StrokeStyle(lineWidth: width / scale, lineCap: cap, lineJoin: join)
        let (path, color) = (path(course, &random), row == 0 ? RGBA.black.opacity(0.4) : .black)
        let line = pixels(items(path, style, color, asOutline: false), scale)
        let outline = pixels(items(path, style, color, asOutline: true), scale)
        #expect(difference(line, outline) <= 2, "\(join) \(cap) \(width)")
        #expect(line.contains { $0 != line[0] })
      }
    }
  }

  /// A smooth line falls into bands, parts of whose rows others draw.
  @Test func aPartOfALineIsDrawnAsInTheWhole() {
    var random = SplitMix(state: 3)
    for course in Course.allCases {
      let line = shape(path(course, &random), .black, stroke: StrokeStyle(lineWidth: 1, lineJoin: .round))
      let whole = draw([line], width: Self.width, height: Self.height).rows
      for _ in 0..<20 {
        let (x, y) = (Int.random(in: 0..<100, using: &random), Int.random(in: 0..<70, using: &random))
        let (w, h) = (Int.random(in: 1..<40, using: &random), Int.random(in: 1..<20, using: &random))
        let rect = CGRect(x: x, y: y, width: w, height: h)
        let part = draw([group([line], rect) { $0.clip = .rect(rect) }], width: Self.width, height: Self.height).rows
        for row in 0..<Self.height {
          for column in 0..<Self.width {
            let isInside = (x..<x + w).contains(column) && (y..<y + h).contains(row)
            if part[row][column] != (isInside ? whole[row][column] : 0xFFFF_FFFF) {
              Issue.record("\(course) differs at \(column), \(row)")
              return
            }
          }
        }
      }
    }
  }

  /// A line of one point in height, in the middle of two rows: each is covered by half, 127.5 of 255, rounded to 128.
  @Test func aLevelLineCoversHalfOfTwoRows() {
    let path = Path { path in
      path.move(to: CGPoint(x: 2, y: 5))
      path.addLine(to: CGPoint(x: 14, y: 5))
    }
    let rows = draw([shape(path, .black, stroke: StrokeStyle(lineWidth: 1))]).rows
    for y in 0..<16 {
      for x in 0..<16 {
        #expect(rows[y][x] == ((2..<14).contains(x) && (4...5).contains(y) ? 0xFF7F_7F7F : 0xFFFF_FFFF))
      }
    }
  }
}
