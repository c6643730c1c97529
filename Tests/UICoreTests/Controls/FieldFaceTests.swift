import Geometry
import SwiftUI
import Testing
import UITestSupport

/// The border of a field, and its ring.
@MainActor struct FieldFaceTests {
  /// The pixel a point and a half before the field's leading edge, which only the ring covers.
  private func before(_ hasEffect: Bool, _ isFocused: Bool) throws -> UInt32 {
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      TextField("Name", text: .constant("")).padding(20).focusEffectDisabled(!hasEffect)
    }
    let frame = try #require(host.textFields["Name"]).frame
    if isFocused { host.click(frame.midX, frame.midY) }
    host.update()
    let bitmap = host.snapshot()
    return bitmap.pixels[Int(frame.midY) * bitmap.width + Int(frame.minX) - 2]
  }

  @Test func aRingIsAroundTheFieldThatHasTheFocus() throws {
    let empty = try before(true, false)
    #expect(try before(true, true) != empty)
    // As everywhere where a program wants none.
    #expect(try before(false, true) == empty)
  }
}
