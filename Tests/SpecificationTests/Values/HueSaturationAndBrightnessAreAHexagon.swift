import SwiftUI
import Testing

extension ValueSpecification {
  /// Around the hexagon of hues (A. R. Smith, "Color Gamut Transform Pairs", 1978) each sixth of a turn is a corner of the
  /// RGB cube. With brightness v and saturation s the components lie between v·(1 − s) and v.
  @Test func hueSaturationAndBrightnessAreAHexagon() {
    func components(_ hue: Double, _ saturation: Double, _ brightness: Double) -> [Float] {
      let color = Color(hue: hue, saturation: saturation, brightness: brightness).resolve(in: EnvironmentValues())
      return [color.red, color.green, color.blue].map { ($0 * 1000).rounded() / 1000 }
    }
    #expect(components(0, 1, 1) == [1, 0, 0])
    #expect(components(1.0 / 6, 1, 1) == [1, 1, 0])
    #expect(components(1.0 / 3, 1, 1) == [0, 1, 0])
    #expect(components(0.5, 1, 1) == [0, 1, 1])
    #expect(components(2.0 / 3, 1, 1) == [0, 0, 1])
    #expect(components(1, 1, 1) == [1, 0, 0])
    // Half way from red to yellow; 0.8 · (1 − 0.5) = 0.4, and 0.6 half way between 0.4 and 0.8.
    #expect(components(1.0 / 12, 0.5, 0.8) == [0.8, 0.6, 0.4])
    #expect(components(0.3, 0, 0.25) == [0.25, 0.25, 0.25])
  }
}
