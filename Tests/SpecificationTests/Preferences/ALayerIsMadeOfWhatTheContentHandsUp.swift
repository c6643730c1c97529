import Foundation
import SwiftUI
import Testing
import UITestSupport

private enum Length: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension PreferenceSpecification {
  @Test func aLayerIsMadeOfWhatTheContentHandsUp() throws {
    let length = Outside<CGFloat>(20)
    let host = try TestHost {
      Following(length) { length in
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 40).preference(key: Length.self, value: length)
          Color.red.frame(width: 100, height: 40).preference(key: Length.self, value: 10)
        }
        .overlayPreferenceValue(Length.self) { Color.blue.frame(width: $0, height: $0) }
      }
    }
    // 100 by 80 in 200 by 100, and the square in its middle.
    #expect(host.frameDump().hasSuffix("#ff007aff (90.0, 40.0) 20.0×20.0"))
    length.value = 30
    host.update()
    #expect(host.frameDump().hasSuffix("#ff007aff (85.0, 35.0) 30.0×30.0"))
  }
}
