import Foundation
import SwiftUI
import Testing
import UITestSupport

private enum Length: PreferenceKey {
  static var defaultValue: CGFloat { 30 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

extension PreferenceSpecification {
  @Test func aLayerBehindIsDrawnFirst() throws {
    let host = try TestHost {
      Color.red.frame(width: 10, height: 10)
        .backgroundPreferenceValue(Length.self) { Color.blue.frame(width: $0, height: $0) }
    }
    let lines = host.frameDump().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.suffix(2) == ["fill #ff007aff (85.0, 35.0) 30.0×30.0", "fill #ffff3b30 (95.0, 45.0) 10.0×10.0"])
  }
}
