import Geometry

extension AccessibilityTextStyle {
  /// Red, green and blue, 0…255; nil is that of what is around.
  package var color: [Int]? { foreground.map(numbers) }
  /// Behind the letters.
  package var background: [Int]? { ground.map(numbers) }

  private func numbers(_ color: RGBA) -> [Int] {
    [color.red, color.green, color.blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
  }
}
