import Foundation
import SwiftUI
import Testing
import UITestSupport

private enum Rects: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

extension PreferenceSpecification {
  /// Apple, `transformAnchorPreference`: a container adds its own place to those of the views in it.
  @Test func anchorsOfNestedViewsAddUp() throws {
    var found: [CGRect] = []
    let part = CGRect(x: 1, y: 2, width: 3, height: 4)
    _ = try TestHost {
      Color.red.frame(width: 10, height: 10)
        .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
        .padding(5)
        .transformAnchorPreference(key: Rects.self, value: .bounds) { $0.append($1) }
        .transformAnchorPreference(key: Rects.self, value: .rect(part)) { $0.append($1) }
        .backgroundPreferenceValue(Rects.self) { anchors in
          GeometryReader { proxy in
            let _ = found = anchors.map { proxy[$0] }
            Color.clear
          }
        }
    }
    #expect(
      found == [
        CGRect(x: 5, y: 5, width: 10, height: 10), CGRect(x: 0, y: 0, width: 20, height: 20), part,
      ])
  }
}
