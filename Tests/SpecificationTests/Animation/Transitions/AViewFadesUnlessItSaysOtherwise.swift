import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// The default transition is opacity: half of red over white is 255 · ½ in green and blue.
  @Test func aViewFadesUnlessItSaysOtherwise() throws {
    let lever = Lever<Bool>()
    let host = try TestHost {
      Driven(lever, false) { isShown in
        ZStack {
          Color.clear
          if isShown { pureRed.frame(width: 40, height: 20) }
        }
      }
    }
    for (isShown, end) in [(true, 0xffff_0000 as UInt32), (false, 0xffff_ffff)] {
      host.animate(.linear(duration: 1)) { lever.value = isShown }
      host.advance(by: 0.5)
      let green = host.pixel(100, 50) >> 8 & 255
      #expect((127...128).contains(green))
      host.advance(by: 0.6)
      #expect(host.pixel(100, 50) == end)
    }
    let frames = host.window.frameCount
    host.advance(by: 1)
    #expect(host.window.frameCount == frames)
    host.checkInvariants()
  }
}
