import Foundation
import SwiftUI
import Testing

extension ValueSpecification {
  /// Apple documents `linearRed` and its like as components in linear sRGB, `red` and its like as in sRGB. Between them
  /// lies the transfer function of sRGB (IEC 61966-2-1): c / 12.92 up to 0.04045, ((c + 0.055) / 1.055)^2.4 beyond.
  @Test func colorsResolveToLinearComponents() {
    let color = Color(red: 0.5, green: 0.02, blue: 1, opacity: 0.3).resolve(in: EnvironmentValues())
    #expect(abs(color.linearRed - Float(pow(0.555 / 1.055, 2.4))) < 1e-6)  // 0.2140
    #expect(abs(color.linearGreen - 0.02 / 12.92) < 1e-7)
    #expect(color.linearBlue == 1 && color.opacity == 0.3)
    #expect(abs(color.red - 0.5) < 1e-6 && abs(color.green - 0.02) < 1e-6 && color.blue == 1)

    let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.25, green: 0.5, blue: 0)
    #expect(linear.linearRed == 0.25 && linear.linearGreen == 0.5 && linear.linearBlue == 0 && linear.opacity == 1)
    #expect(abs(linear.red - Float(1.055 * pow(0.25, 1 / 2.4) - 0.055)) < 1e-6)  // 0.5371

    var changed = linear
    changed.red = 1
    #expect(changed.linearRed == 1)
  }
}
