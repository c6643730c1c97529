import SwiftUI
import Testing
import UITestSupport

private struct Hero: View {
  let isLarge: Bool
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if isLarge {
        pureRed.matchedGeometryEffect(id: "hero", in: space).frame(width: 100, height: 60).offset(x: 100, y: 40)
          .transition(.offset(x: 0))
      } else {
        pureBlue.matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 20)
          .transition(.offset(x: 0))
      }
    }
  }
}

extension AnimationSpecification {
  /// The new view starts in the frame of the old one, 20 × 20 at the origin, and moves to its own, 100 × 60 at (100, 40):
  /// half way 60 × 40 at (50, 20).
  @Test func twoViewsMoveAsOne() throws {
    let lever = Lever<Bool>()
    let host = try TestHost { Driven(lever, false) { Hero(isLarge: $0) } }
    #expect(host.corner(0xff00_00ff) == [0, 0])
    host.animate(.linear(duration: 1)) { lever.value = true }
    #expect(host.corner() == [0, 0])
    host.advance(by: 0.5)
    #expect(host.corner() == [50, 20])
    #expect(host.snapshot().pixels.count { $0 == 0xffff_0000 } == 60 * 40)
    host.advance(by: 1)
    #expect(host.corner() == [100, 40])
    #expect(host.snapshot().pixels.count { $0 == 0xffff_0000 } == 100 * 60)
    // And back.
    host.animate(.linear(duration: 1)) { lever.value = false }
    host.advance(by: 0.5)
    #expect(host.corner(0xff00_00ff) == [50, 20])
    host.advance(by: 1)
    #expect(host.corner(0xff00_00ff) == [0, 0] && host.corner() == nil)
    host.checkInvariants()
  }

  /// The same without an animation is there at once.
  @Test func withoutAnimationMatchedViewsJump() throws {
    let lever = Lever<Bool>()
    let host = try TestHost { Driven(lever, false) { Hero(isLarge: $0) } }
    lever.value = true
    host.update()
    #expect(host.corner() == [100, 40])
    #expect(host.snapshot().pixels.count { $0 == 0xffff_0000 } == 100 * 60)
  }
}
