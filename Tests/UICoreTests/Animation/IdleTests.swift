import Geometry
import Testing
import UITestSupport

@testable import UICore

@MainActor struct IdleTests {
  private let remote = Remote<Double>()

  @Test func noFrameIsAskedForAfterTheEnd() throws {
    let host = try TestHost { Owner(remote, 0.0) { pureRed.frame(width: 10, height: 10).offset(x: $0) } }
    host.animate(.linear(duration: 1)) { remote.value = 100 }
    host.advance(by: 1.1)
    let frames = host.window.frameCount
    // The frame at the start and one each sixtieth; the end may take one more.
    #expect((62...64).contains(frames))
    host.resetCounts()
    host.advance(by: 10)
    #expect(host.window.frameCount == frames && host.rules == 0)
  }

  @Test func aRepeatedAnimationEndsWithItsView() throws {
    let shown = Remote<Bool>()
    let host = try TestHost {
      Owner(shown, true) { isShown in
        if isShown { Owner(remote, 0.0) { pureRed.frame(width: 10, height: 10).offset(x: $0) } }
      }
    }
    host.animate(.linear(duration: 0.5).repeatForever(autoreverses: false)) { remote.value = 100 }
    let first = host.window.frameCount
    host.advance(by: 10)
    #expect(host.window.frameCount == first + 600)
    shown.value = false
    host.advance(by: 0.1)
    let frames = host.window.frameCount
    host.advance(by: 10)
    #expect(host.window.frameCount == frames)
    host.checkInvariants()
  }

  @Test func aWindowClosesWhileItAnimates() throws {
    let host = try TestHost { Owner(remote, 0.0) { pureRed.offset(x: $0) } }
    host.animate(.linear(duration: 1).repeatForever()) { remote.value = 100 }
    host.advance(by: 0.5)
    host.close()
    let frames = host.window.frameCount
    host.advance(by: 1)
    #expect(host.window.frameCount == frames)
    host.checkInvariants()
  }
}
