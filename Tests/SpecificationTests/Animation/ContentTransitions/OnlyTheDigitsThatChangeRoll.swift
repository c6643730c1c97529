import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// From 129 to 130 the first digit stays; two leave upwards, two come from below, half a font size in all, here a
  /// quarter of 16 points each way.
  @Test func onlyTheDigitsThatChangeRoll() throws {
    let lever = Lever<Int>()
    let host = try TestHost {
      Driven(lever, 129) {
        Text(verbatim: "\($0)").font(.system(size: 16)).monospacedDigit().contentTransition(.numericText())
      }
    }
    host.animate(.linear(duration: 1)) { lever.value = 130 }
    host.advance(by: 0.5)
    let lines = host.frameDump().split(separator: "\n").map(String.init)
    let glyphs = lines.filter { $0.contains("glyphs") }.map { $0.trimmingCharacters(in: .whitespaces).prefix(8) }
    #expect(glyphs == ["glyphs 1", "glyphs 2", "glyphs 2"])
    #expect(lines.count { $0.contains("opacity 0.5") } == 2)
  }
}
