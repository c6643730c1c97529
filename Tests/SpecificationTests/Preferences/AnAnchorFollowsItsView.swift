import Foundation
import SwiftUI
import Testing
import UITestSupport

private enum Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
}

extension PreferenceSpecification {
  @Test func anAnchorFollowsItsView() throws {
    let space = Outside<CGFloat>(10)
    let host = try TestHost {
      Following(space) { space in
        HStack(spacing: 0) {
          Color.clear.frame(width: space)
          Color.red.frame(width: 20, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
          Spacer(minLength: 0)
        }
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in
            let place = anchor.map { proxy[$0] } ?? .zero
            Color.blue.frame(width: place.width, height: place.height).offset(x: place.minX, y: place.minY)
          }
        }
      }
    }
    #expect(host.frameDump().hasSuffix("#ff007aff (10.0, 40.0) 20.0×20.0"))
    space.value = 70
    host.update()
    #expect(host.frameDump().hasSuffix("#ff007aff (70.0, 40.0) 20.0×20.0"))
    host.resize(to: CGSize(width: 200, height: 60))
    #expect(host.frameDump().hasSuffix("#ff007aff (70.0, 20.0) 20.0×20.0"))
  }
}
