import Foundation
import SwiftUI
import Testing
import UITestSupport

private enum Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
}

extension PreferenceSpecification {
  @Test func anAnchorIsThePlaceOfAView() throws {
    var found: [CGRect] = []
    _ = try TestHost {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 100, height: 20)
        Color.red.frame(width: 30, height: 40)
          .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
          .padding(.leading, 5)
      }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          let _ = anchor.map { found.append(proxy[$0]) }
          Color.clear
        }
      }
    }
    #expect(found == [CGRect(x: 5, y: 20, width: 30, height: 40)])
  }
}
