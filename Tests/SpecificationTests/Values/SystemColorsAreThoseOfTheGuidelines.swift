import SwiftUI
import Testing

extension ValueSpecification {
  /// Apple's Human Interface Guidelines, "Color", system colours of iOS up to version 18: red, green and blue of 255 in
  /// light and in dark.
  @Test(arguments: guidelines)
  func systemColorsAreThoseOfTheGuidelines(_ entry: (color: Color, light: [Int], dark: [Int])) {
    #expect(bytes(entry.color, .light) == entry.light)
    #expect(bytes(entry.color, .dark) == entry.dark)
  }

  private func bytes(_ color: Color, _ scheme: ColorScheme) -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let resolved = color.resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
  }

  private nonisolated static let guidelines: [(color: Color, light: [Int], dark: [Int])] = [
    (.red, [255, 59, 48], [255, 69, 58]),
    (.orange, [255, 149, 0], [255, 159, 10]),
    (.yellow, [255, 204, 0], [255, 214, 10]),
    (.green, [52, 199, 89], [48, 209, 88]),
    (.mint, [0, 199, 190], [99, 230, 226]),
    (.cyan, [50, 173, 230], [100, 210, 255]),
    (.blue, [0, 122, 255], [10, 132, 255]),
    (.indigo, [88, 86, 214], [94, 92, 230]),
    (.purple, [175, 82, 222], [191, 90, 242]),
    (.pink, [255, 45, 85], [255, 55, 95]),
    (.brown, [162, 132, 94], [172, 142, 104]),
    (.gray, [142, 142, 147], [142, 142, 147]),
    (.white, [255, 255, 255], [255, 255, 255]),
    (.black, [0, 0, 0], [0, 0, 0]),
    (.primary, [0, 0, 0], [255, 255, 255]),
  ]
}
