import SwiftUI

/// Where the 147 diamonds lie and which colours they have, in points.
enum DiamondPattern {
  static let rows = 21
  static let columns = 7
  static let diamond = CGSize(width: 40, height: 12)
  static let spacing: CGFloat = 2
  /// All of them: 292 × 292.
  static let size = CGSize(
    width: CGFloat(columns) * (diamond.width + spacing) - spacing,
    height: CGFloat(rows) * (diamond.height + spacing) - spacing)

  static func color(row: Int, column: Int) -> Color {
    Color(hue: Double(row * columns + column) / Double(rows * columns), saturation: 0.6, brightness: 0.9)
  }

  static func frame(row: Int, column: Int) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: CGFloat(column) * (diamond.width + spacing), y: CGFloat(row) * (diamond.height + spacing)),
      size: diamond)
  }
}
