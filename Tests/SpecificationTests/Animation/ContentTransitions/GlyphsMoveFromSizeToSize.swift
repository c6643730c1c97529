import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// The same characters in another size are one set of glyphs on their way, not two that fade.
  @Test func glyphsMoveFromSizeToSize() throws {
    let lever = Lever<CGFloat>()
    let host = try TestHost {
      Driven(lever, 30.0) { Text(verbatim: "ab").font(.system(size: $0)).contentTransition(.interpolate) }
    }
    host.animate(.linear(duration: 1)) { lever.value = 50 }
    host.advance(by: 0.5)
    let lines = host.frameDump().split(separator: "\n").filter { $0.contains("glyphs") || $0.contains("opacity") }
    #expect(lines.count == 1 && lines[0].contains("glyphs 2"))
  }
}
