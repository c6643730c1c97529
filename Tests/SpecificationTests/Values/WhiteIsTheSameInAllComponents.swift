import SwiftUI
import Testing

extension ValueSpecification {
  /// `Color(white:)` is a grey: sRGB unless another space is named. Linear ¼ is stored as 1.055 · ¼^(1/2.4) − 0.055.
  @Test func whiteIsTheSameInAllComponents() {
    let gray = Color(white: 0.25, opacity: 0.5).resolve(in: EnvironmentValues())
    #expect([gray.red, gray.green, gray.blue].allSatisfy { abs($0 - 0.25) < 1e-6 } && gray.opacity == 0.5)
    let linear = Color(.sRGBLinear, white: 0.25).resolve(in: EnvironmentValues())
    #expect([linear.red, linear.green, linear.blue].allSatisfy { abs($0 - 0.5371) < 1e-4 })
  }
}
