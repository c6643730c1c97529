import Foundation
import Geometry

/// What the views of a window ask of the window's platform. Without one nothing is asked, and time is that of updates.
final class HostServices {
  /// Monotonic seconds.
  var now: (() -> Double)?
  /// Asks to be woken: the router's timers are looked at after that many seconds.
  var wake: (_ seconds: Double) -> Void = { _ in }
  var readClipboard: () -> String? = { nil }
  var writeClipboard: (String) -> Void = { _ in }
  /// Starts or stops text input; the caret, in the window's points, is where an input method shows its candidates.
  var setTextInput: (_ isActive: Bool, _ caret: CGRect) -> Void = { _, _ in }
  var setCursor: (PointerCursor) -> Void = { _ in }
  /// Hands an address to the desktop; false where it knows no program for it.
  var openURL: (URL) -> Bool = { _ in false }
}
