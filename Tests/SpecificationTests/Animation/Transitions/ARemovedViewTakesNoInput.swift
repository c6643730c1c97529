import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func aRemovedViewTakesNoInput() throws {
    let (journal, lever) = (Journal(), Lever<Bool>())
    let host = try TestHost {
      Driven(lever, true) { isShown in
        ZStack {
          Color.clear
          if isShown {
            pureRed.frame(width: 40, height: 20).onTapGesture { journal("tap") }.transition(.scale(scale: 0.9))
          }
        }
      }
    }
    host.click(100, 50)
    #expect(journal.take() == ["tap"])
    host.animate(.linear(duration: 1)) { lever.value = false }
    host.advance(by: 0.5)
    #expect(host.pixel(100, 50) == 0xffff_0000)
    host.click(100, 50)
    #expect(journal.take() == [])
  }
}
