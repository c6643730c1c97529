import Foundation
import SwiftUI
import Testing
import UITestSupport

private enum Length: PreferenceKey {
  static var defaultValue: CGFloat { 10 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

extension PreferenceSpecification {
  @Test func aLayerStandsWhereItIsAligned() throws {
    let host = try TestHost {
      Color.red.frame(width: 100, height: 60)
        .overlayPreferenceValue(Length.self, alignment: .bottomTrailing) { Color.blue.frame(width: $0, height: $0) }
    }
    // 100 by 60 stands at (50, 20).
    #expect(host.frameDump().hasSuffix("#ff007aff (140.0, 70.0) 10.0×10.0"))
  }
}
