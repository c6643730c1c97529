import UICore
import UITestSupport

extension TestHost {
  /// A key down and up.
  func press(_ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    send(.keyUp(key, modifiers: modifiers))
    update()
  }
}
