import Foundation
import SwiftUI
import Testing
import UITestSupport

private enum Length: PreferenceKey {
  static var defaultValue: CGFloat { 90 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

extension PreferenceSpecification {
  @Test func aLayerIsNoPartOfTheSize() throws {
    let host = try TestHost {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
          .overlayPreferenceValue(Length.self) { Color.green.frame(width: $0, height: $0) }
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(host.frameDump().hasSuffix("#ff007aff (100.0, 45.0) 10.0×10.0"))
  }
}
