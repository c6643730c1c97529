import Foundation
import SwiftUI
import Testing
import UITestSupport

private enum Points: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

extension PreferenceSpecification {
  @Test func pointsOfAViewAreAnchors() throws {
    var found: [CGPoint] = []
    let sources: [Anchor<CGPoint>.Source] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
      .point(CGPoint(x: 1, y: 2)), .unitPoint(UnitPoint(x: 0.25, y: 0.75)),
    ]
    _ = try TestHost {
      ZStack {
        ForEach(sources.indices, id: \.self) { index in
          Color.red.frame(width: 40, height: 20).anchorPreference(key: Points.self, value: sources[index]) { [$0] }
        }
      }
      .overlayPreferenceValue(Points.self) { anchors in
        GeometryReader { proxy in
          let _ = found = anchors.map { proxy[$0] }
          Color.clear
        }
      }
    }
    let expected: [(CGFloat, CGFloat)] = [
      (0, 0), (20, 0), (40, 0), (0, 10), (20, 10), (40, 10), (0, 20), (20, 20), (40, 20), (1, 2), (10, 15),
    ]
    #expect(found == expected.map { CGPoint(x: $0.0, y: $0.1) })
  }
}
