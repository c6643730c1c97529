import CoreTransferable
import Foundation
import Geometry

/// The platform's services for the views of a window. The defaults do nothing, and the time is that of the last update.
final class HostServices {
  /// Monotonic time in seconds.
  var now: (() -> Double)?
  /// Requests a call of `InputRouter.runTimers` after this many seconds.
  var wake: (_ seconds: Double) -> Void = { _ in }
  var readClipboard: () -> String? = { nil }
  var writeClipboard: (String) -> Void = { _ in }
  /// Puts items into the clipboard.
  var writePasteboard: ([NSItemProvider]) -> Void = { _ in }
  /// The text that was selected last, in any program: the middle button pastes it. Nil where the desktop has no such thing.
  var readSelection: () -> String? = { nil }
  var writeSelection: (String) -> Void = { _ in }
  /// Called when the clipboard may have changed, by whose they are.
  var pasteboardWatches: [UInt32: () -> Void] = [:]
  /// Calls back with what the clipboard has, once that is known.
  var loadPasteboard: (_ done: @escaping @MainActor ([NSItemProvider]) -> Void) -> Void = { done in
    assumeMainActor { done([]) }
  }
  /// Starts or stops text input; an input method shows its candidates at `caret`, in the window's points.
  var setTextInput: (_ isActive: Bool, _ caret: CGRect) -> Void = { _, _ in }
  /// Lets a drag go on outside of the window; nil where the platform cannot.
  var beginDrag: (DragContent, any PlatformDragSource) -> (any PlatformDrag)? = { _, _ in nil }
  var setCursor: (PointerCursor) -> Void = { _ in }
  /// Opens a URL with the desktop's program for it; returns false if there is none.
  var openURL: (URL) -> Bool = { _ in false }

  /// Tells that the clipboard may have changed.
  func notePasteboardChange() {
    for watch in pasteboardWatches.values { watch() }
  }
}
