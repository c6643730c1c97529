import SwiftUI
import Testing

extension ValueSpecification {
  /// A mixed colour is resolved where it is used: in dark, `.primary` is white. Mixed colours weigh by their opacity, so
  /// half of a transparent colour only halves the opacity.
  @Test func mixedColorsAdapt() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let mixed = Color.primary.mix(with: .black, by: 0.5, in: .device)
    #expect("\(mixed.resolve(in: EnvironmentValues()))" == "#000000FF")
    #expect("\(mixed.resolve(in: dark))" == "#808080FF")
    #expect("\(Color.white.mix(with: .clear, by: 0.5).resolve(in: dark))" == "#FFFFFF80")
  }
}
