import SwiftUI

/// A diamond whose sides curve inwards.
struct Diamond: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let bend = CGSize(width: rect.width * 0.15, height: rect.height / 6)
    let (upper, lower) = (rect.midY - bend.height, rect.midY + bend.height)
    let (left, right) = (rect.midX - bend.width, rect.midX + bend.width)
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: right, y: upper))
    path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: right, y: lower))
    path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: left, y: lower))
    path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: left, y: upper))
    path.closeSubpath()
    return path
  }
}

/// Where a card's diamonds lie and which colours they have, in points; `Peers/qt-cards.cpp` has the same numbers.
enum DiamondPattern {
  static let rows = 21
  static let columns = 7
  static let diamond = CGSize(width: 40, height: 12)
  static let spacing: CGFloat = 2
  /// 292 × 292.
  static let size = CGSize(width: 7 * 42 - 2, height: 21 * 14 - 2)

  static func color(row: Int, column: Int) -> Color {
    Color(hue: Double(row * columns + column) / Double(rows * columns), saturation: 0.6, brightness: 0.9)
  }

  static func frame(row: Int, column: Int) -> CGRect {
    CGRect(
      origin: CGPoint(x: CGFloat(column) * (diamond.width + spacing), y: CGFloat(row) * (diamond.height + spacing)),
      size: diamond)
  }
}
