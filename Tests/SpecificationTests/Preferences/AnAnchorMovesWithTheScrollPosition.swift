import Foundation
import SwiftUI
import Testing
import UITestSupport

private enum Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

extension PreferenceSpecification {
  @Test func anAnchorMovesWithTheScrollPosition() throws {
    var found: [CGFloat] = []
    let host = try TestHost {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 30).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
          Color.clear.frame(width: 50, height: 500)
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          let _ = anchor.map { found.append(proxy[$0].minY) }
          Color.clear
        }
        .allowsHitTesting(false)
      }
    }
    #expect(found.last == 0)
    host.scroll(100, 50, dy: 20)
    #expect(found.last == -20)
  }
}
