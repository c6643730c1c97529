import Foundation
import SwiftUI
import Testing
import UITestSupport

private struct Tabs: View {
  let selected: Int
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      pureBlue.matchedGeometryEffect(id: selected, in: space, isSource: false)
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { tab in
          Color.clear.frame(width: CGFloat(20 + 20 * tab), height: 10).matchedGeometryEffect(id: tab, in: space)
        }
      }
    }
  }
}

extension AnimationSpecification {
  /// From the tab 20 wide at 0 to that of 60 at 20 + 40: half way 40 wide at 30.
  @Test func aFollowerMovesToAnotherSource() throws {
    let lever = Lever<Int>()
    let host = try TestHost {
      Driven(lever, 0) { Tabs(selected: $0).frame(width: 200, height: 100, alignment: .topLeading) }
    }
    #expect(host.corner(0xff00_00ff) == [0, 0])
    host.animate(.linear(duration: 1)) { lever.value = 2 }
    host.advance(by: 0.5)
    #expect(host.corner(0xff00_00ff) == [30, 0])
    #expect(host.snapshot().pixels.count { $0 == 0xff00_00ff } == 40 * 10)
    host.advance(by: 1)
    #expect(host.corner(0xff00_00ff) == [60, 0])
    host.checkInvariants()
  }
}
