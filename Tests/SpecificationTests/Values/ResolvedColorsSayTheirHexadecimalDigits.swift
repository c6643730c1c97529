import SwiftUI
import Testing

extension ValueSpecification {
  /// `#RRGGBBAA`, as Apple prints resolved colours: 0.2 · 255 = 51 = 33₁₆, 0.6 · 255 = 153 = 99₁₆, 0.5 · 255 = 127.5,
  /// which is rounded to 128 = 80₁₆.
  @Test func resolvedColorsSayTheirHexadecimalDigits() {
    let environment = EnvironmentValues()
    #expect("\(Color(red: 0.2, green: 0.6, blue: 1, opacity: 0.5).resolve(in: environment))" == "#3399FF80")
    #expect("\(Color.black.resolve(in: environment))" == "#000000FF")
    #expect("\(Color.clear.resolve(in: environment))" == "#00000000")
    // What lies outside is shown as the nearest that can be written.
    #expect("\(Color.Resolved(red: 2, green: -1, blue: 0.02, opacity: 3))" == "#FF0005FF")
  }
}
