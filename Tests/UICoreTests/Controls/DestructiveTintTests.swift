import DisplayList
import SwiftUI
import Testing
import UICore
import UITestSupport

/// A tint is not that of buttons that destroy something: their face is as red as their label.
@MainActor struct DestructiveTintTests {
  /// The colour of a bordered button's face, beside its label.
  private func face(_ tint: Color?, role: ButtonRole?) throws -> UInt32 {
    let host = try TestHost(size: CGSize(width: 100, height: 40)) {
      Button("A", role: role) {}.buttonStyle(.bordered).tint(tint).frame(width: 100, height: 40)
    }
    let frame = try #require(host.buttons["A"]?.frame)
    let picture = host.snapshot()
    return picture.pixels[20 * picture.width + Int(frame.minX) + 4]
  }

  @Test func theFaceOfADestructiveButtonHasItsOwnTint() throws {
    #expect(try face(.green, role: .destructive) == face(.blue, role: .destructive))
    #expect(try face(.green, role: nil) != face(.blue, role: nil))
    #expect(try face(.red, role: nil) == face(.green, role: .destructive))
    #expect(try face(nil, role: .destructive) == face(nil, role: nil))
  }
}
