import SwiftUI
import Testing

extension ValueSpecification {
  /// Display P3's red lies outside sRGB. From the published primaries of both (SMPTE EG 432-1, IEC 61966-2-1; the
  /// matrix is printed in CSS Color Module Level 4, section "Sample code") its linear components are 1.2249, −0.0420 and
  /// −0.0197, and in sRGB 1.0930, −0.2267 and −0.1501, the example of the same document.
  @Test func colorsOutsideOfSRGBKeepTheirComponents() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    #expect(abs(red.linearRed - 1.2249) < 1e-4)
    #expect(abs(red.linearGreen + 0.0420) < 1e-4)
    #expect(abs(red.linearBlue + 0.0197) < 1e-4)
    #expect(abs(red.red - 1.0930) < 1e-4 && abs(red.green + 0.2267) < 1e-4 && abs(red.blue + 0.1501) < 1e-4)
    // White is the same in both.
    let white = Color.Resolved(colorSpace: .displayP3, red: 1, green: 1, blue: 1)
    #expect(abs(white.red - 1) < 1e-5 && abs(white.green - 1) < 1e-5 && abs(white.blue - 1) < 1e-5)
  }
}
