import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// What leaves takes no room: the stack of 10 + 20 + 10 = 40 from y = 30 becomes one of 20 from y = 40, and its last
  /// view moves from 60 to 50 over the second.
  @Test func siblingsCloseUpWhileAViewGoes() throws {
    let lever = Lever<Bool>()
    let host = try TestHost {
      Driven(lever, true) { isShown in
        VStack(spacing: 0) {
          pureRed.frame(width: 10, height: 10)
          if isShown { Color.green.frame(width: 10, height: 20) }
          pureBlue.frame(width: 10, height: 10)
        }
      }
    }
    #expect(host.corner(0xff00_00ff) == [95, 60])
    host.animate(.linear(duration: 1)) { lever.value = false }
    host.advance(by: 0.5)
    #expect(host.corner(0xff00_00ff) == [95, 55])
    #expect(host.corner() == [95, 35])
    host.advance(by: 1)
    #expect(host.corner(0xff00_00ff) == [95, 50])
  }
}
