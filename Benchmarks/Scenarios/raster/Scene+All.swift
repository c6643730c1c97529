import Foundation
import Geometry

extension Scene {
  /// The seven pictures, always the same ones.
  static func all() -> [Scene] {
    var random = Random(state: 42)
    let rects = random.rects(20_000)
    return [
      Scene(name: "polylines", commands: random.polylines(113, points: 65, width: 1.5)),
      Scene(name: "rects_each", commands: rects.map { .rect(color: random.color(), $0) }),
      Scene(name: "rects_list", commands: [.rects(color: 0xFF33_66CC, rects)]),
      Scene(name: "rects_path", commands: [.rectPath(color: 0xFF33_66CC, rects)]),
      Scene(name: "diamonds", commands: random.diamonds(cards: 50)),
      Scene(name: "text", commands: random.text(runs: 5_000, characters: 12)),
      Scene(name: "round_rects", commands: random.roundRects(500)),
    ]
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): small, and the same everywhere.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
  mutating func color() -> UInt32 { 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &self) }

  /// At fractional positions, 2 to 26 pixels a side.
  mutating func rects(_ count: Int) -> [CGRect] {
    (0..<count).map { _ in
      CGRect(x: number(0...1890), y: number(0...1050), width: number(2...26), height: number(2...26))
    }
  }

  /// Random walks from left to right, as time series are.
  mutating func polylines(_ count: Int, points: Int, width: Double) -> [Scene.Command] {
    (0..<count).map { _ in
      var y = number(100...900)
      let line = (0..<points).map { index in
        y = min(1060, max(20, y + number(-30...30)))
        return CGPoint(x: 60 + Double(index) * 1800 / Double(points - 1), y: y)
      }
      return .polyline(color: color(), width: width, line)
    }
  }

  /// Cards of 7 × 21 diamonds with curved sides, ten cards a row.
  mutating func diamonds(cards: Int) -> [Scene.Command] {
    var commands: [Scene.Command] = []
    for card in 0..<cards {
      let color = color()
      for index in 0..<147 {
        let column = Double(card % 10) * 190 + Double(index % 21) * 8.5
        let row = Double(card / 10) * 212 + Double(index / 21) * 28
        commands.append(diamond(at: CGPoint(x: 22.5 + column, y: 26.5 + row), color: color))
      }
    }
    return commands
  }

  private mutating func diamond(at center: CGPoint, color: UInt32) -> Scene.Command {
    let (width, height) = (number(3...4.5), number(11...14))
    func point(_ dx: Double, _ dy: Double) -> CGPoint {
      CGPoint(x: center.x + dx * width, y: center.y + dy * height)
    }
    return .curves(
      color: color, start: point(0, -1),
      [
        (point(0.3, -0.3), point(1, 0)), (point(0.3, 0.3), point(0, 1)),
        (point(-0.3, 0.3), point(-1, 0)), (point(-0.3, -0.3), point(0, -1)),
      ])
  }

  mutating func text(runs: Int, characters: Int) -> [Scene.Command] {
    let words = ["Revenue", "Latency", "p99 ms", "Settings", "Inbox", "Orders", "Total", "12:45 PM", "Frame", "Chart"]
    return (0..<runs).map { _ in
      var line = words.randomElement(using: &self)! + " "
      while line.count < characters { line += String(Int.random(in: 0...9, using: &self)) }
      return .text(color: 0xFF20_2020, CGPoint(x: number(0...1820), y: number(14...1070)), line)
    }
  }

  mutating func roundRects(_ count: Int) -> [Scene.Command] {
    (0..<count).map { _ in
      .roundRect(
        fill: color(), stroke: color(), width: 2, radius: 12, angle: number(0...6.28),
        center: CGPoint(x: number(60...1860), y: number(60...1020)),
        size: CGSize(width: number(60...160), height: number(40...100)))
    }
  }
}
