import Foundation
import SwiftUI
import Testing
import UITestSupport

private enum Corners: PreferenceKey {
  static var defaultValue: Anchor<[CGPoint]>? { nil }
  static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
    value = value ?? nextValue()
  }
}

private enum Perhaps: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint?>] { [] }
  static func reduce(value: inout [Anchor<CGPoint?>], nextValue: () -> [Anchor<CGPoint?>]) { value += nextValue() }
}

extension PreferenceSpecification {
  @Test func oneAnchorCanHoldSeveralPlaces() throws {
    var corners: [CGPoint] = []
    var perhaps: [CGPoint?] = []
    _ = try TestHost {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: Corners.self, value: .init([.topLeading, .bottomTrailing])) { $0 }
        .anchorPreference(key: Perhaps.self, value: Anchor<CGPoint?>.Source(.top)) { [$0] }
        .transformAnchorPreference(key: Perhaps.self, value: Anchor<CGPoint?>.Source(nil)) { $0.append($1) }
        .overlayPreferenceValue(Corners.self) { anchor in
          GeometryReader { proxy in
            let _ = corners = anchor.map { proxy[$0] } ?? []
            Color.clear
          }
        }
        .overlayPreferenceValue(Perhaps.self) { anchors in
          GeometryReader { proxy in
            let _ = perhaps = anchors.map { proxy[$0] }
            Color.clear
          }
        }
    }
    #expect(corners == [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 20)])
    #expect(perhaps == [CGPoint(x: 20, y: 0), nil])
  }
}
