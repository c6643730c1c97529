import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

/// What is shown half way through a linear second, in pixels.
@MainActor struct AnimatedPropertyTests {
  private let remote = Remote<Bool>()

  private func halfWay(_ content: @escaping (Bool) -> some View) throws -> TestHost {
    let host = try TestHost { Owner(remote, false, content: content) }
    host.animate(.linear(duration: 1)) { remote.value = true }
    host.advance(by: 0.5)
    return host
  }

  @Test func frames() throws {
    let host = try halfWay { pureRed.frame(width: $0 ? 60 : 20, height: 10) }
    // (20 + 60) / 2 wide, centred in 200.
    #expect(host.area() == 400)
    #expect(host.corner()?.x == 80)
  }

  @Test func opacity() throws {
    let host = try halfWay { pureRed.opacity($0 ? 0 : 1) }
    // Half of red over white: 255 × 0.5 rounds to 127 or 128.
    let pixel = host.snapshot().pixels[50 * 200 + 100]
    #expect(pixel >> 16 & 255 == 255 && (127...128).contains(pixel >> 8 & 255) && (127...128).contains(pixel & 255))
  }

  @Test func colours() throws {
    let host = try halfWay { Rectangle().fill($0 ? pureBlue : pureRed) }
    let pixel = host.snapshot().pixels[50 * 200 + 100]
    // Neither end is shown any more; which way leads between is the colour's own matter.
    #expect(pixel != 0xffff_0000 && pixel != 0xff00_00ff && pixel >> 24 == 255)
  }

  @Test func scale() throws {
    let host = try halfWay { pureRed.frame(width: 20, height: 20).scaleEffect($0 ? 3 : 1) }
    #expect(host.area() == 40 * 40)
  }

  @Test func rotation() throws {
    let host = try halfWay { pureRed.frame(width: 60, height: 20).rotationEffect(.degrees($0 ? 180 : 0)) }
    // Upright after a quarter turn.
    #expect(host.corner().map { [$0.x, $0.y] } == [90, 20])
  }

  @Test func nestedContainersMoveTogether() throws {
    let host = try halfWay { isWide in
      HStack(spacing: 0) {
        VStack(spacing: 0) { pureRed.frame(width: 10, height: 10) }
          .padding(isWide ? 20 : 0).background { pureBlue }
        Spacer(minLength: 0)
      }
    }
    // The padding is half way, 10, all round; the blue square about the red one is 30 wide.
    #expect(host.area() == 100)
    #expect(host.corner()?.x == 10)
    #expect(host.area(0xff00_00ff) == 30 * 30 - 100)
  }

  @Test func anAnimationModifierReachesItsContentOnly() throws {
    let host = try TestHost {
      Owner(remote, false) { isOn in
        ZStack(alignment: .topLeading) {
          pureRed.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0).animation(.linear(duration: 1), value: isOn)
          pureBlue.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0, y: 30)
        }
      }
    }
    let before = host.corner()!.x
    remote.value = true
    host.update()
    host.advance(by: 0.5)
    #expect(host.corner()?.x == before + 50)
    #expect(host.corner(0xff00_00ff)?.x == before + 100)
  }

  @Test func anAnimationModifierWaitsForItsValue() throws {
    let other = Remote<Bool>()
    let host = try TestHost {
      Owner(remote, false) { isOn in
        Owner(other, false) { isFar in
          pureRed.frame(width: 10, height: 10).offset(x: isFar ? 50 : 0)
            .animation(.linear(duration: 1), value: isOn)
        }
      }
    }
    let before = host.corner()!.x
    other.value = true
    host.update()
    #expect(host.corner()?.x == before + 50)
  }
}
