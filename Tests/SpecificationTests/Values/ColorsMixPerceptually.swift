import SwiftUI
import Testing

extension ValueSpecification {
  /// Apple documents `.perceptual` as where colours are mixed unless told otherwise, the space of its gradients: in the
  /// picture of `../shared/reference/view-lineargradient-basic` the rows half way from #FF0000 to #00FF00 are
  /// (208, 169, 3) on average. `.device` is half of each in sRGB.
  @Test func colorsMixPerceptually() {
    let (red, green) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
    func bytes(_ color: Color) -> [Float] {
      let resolved = color.resolve(in: EnvironmentValues())
      return [resolved.red, resolved.green, resolved.blue].map { $0 * 255 }
    }
    func isNear(_ a: [Float], _ b: [Float]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= 3 } }
    #expect(isNear(bytes(red.mix(with: green, by: 0.5)), [208, 169, 3]))
    #expect(isNear(bytes(red.mix(with: green, by: 0.5, in: .device)), [127.5, 127.5, 0]))
    #expect(bytes(red.mix(with: green, by: 0)) == [255, 0, 0])
    #expect(bytes(red.mix(with: green, by: 1)) == [0, 255, 0])
  }
}
