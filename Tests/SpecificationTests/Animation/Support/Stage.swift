import SwiftUI
import Testing
import UITestSupport

/// A red view of 40 × 20 at (80, 40) that comes and goes.
@MainActor struct Stage {
  let lever = Lever<Bool>()
  let host: TestHost

  init(_ isShown: Bool, transition: AnyTransition) throws {
    let lever = lever
    host = try TestHost {
      Driven(lever, isShown) { isShown in
        ZStack {
          Color.clear
          if isShown { pureRed.frame(width: 40, height: 20).transition(transition) }
        }
      }
    }
  }

  /// Shows or hides the view over a linear second and stops half way.
  func halfWay(_ isShown: Bool) {
    host.animate(.linear(duration: 1)) { lever.value = isShown }
    host.advance(by: 0.5)
  }
}
