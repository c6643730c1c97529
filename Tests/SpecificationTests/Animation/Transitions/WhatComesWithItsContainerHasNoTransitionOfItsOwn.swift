import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Only the view that was added moves in, not the views in it.
  @Test func whatComesWithItsContainerHasNoTransitionOfItsOwn() throws {
    let lever = Lever<Bool>()
    let host = try TestHost {
      Driven(lever, false) { isShown in
        ZStack {
          Color.clear
          if isShown {
            ZStack {
              if isShown { pureRed.frame(width: 40, height: 20).transition(.offset(y: 40)) }
            }
            .transition(.offset(x: 40))
          }
        }
      }
    }
    host.animate(.linear(duration: 1)) { lever.value = true }
    host.advance(by: 0.5)
    #expect(host.corner() == [100, 40])
  }
}
