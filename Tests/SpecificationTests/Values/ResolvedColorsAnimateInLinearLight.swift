import SwiftUI
import Testing

extension ValueSpecification {
  /// Half way between black and white there is half the light: a linear component of ½, which sRGB stores as
  /// 1.055 · ½^(1/2.4) − 0.055 = 0.7354.
  @Test func resolvedColorsAnimateInLinearLight() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    color.animatableData += (white.animatableData - color.animatableData).scaled(by: 0.5)
    #expect(color.linearRed == 0.5 && color.linearGreen == 0.5 && color.linearBlue == 0.5 && color.opacity == 0.5)
    #expect(abs(color.red - 0.7354) < 1e-4)
  }
}
