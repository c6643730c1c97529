import Foundation
import UICore

/// AppKit's cursor: a shape of the pointer, from those that desktops have.
///
/// While one is pushed it is shown over all windows of the program, whatever their views say.
public final class NSCursor: NSObject, Sendable {
  private let cursor: PointerCursor

  private init(_ cursor: PointerCursor) { self.cursor = cursor }

  /// The arrow.
  public class var arrow: NSCursor { NSCursor(.arrow) }
  /// The beam between letters.
  public class var iBeam: NSCursor { NSCursor(.text) }
  /// The hand that points, over links.
  public class var pointingHand: NSCursor { NSCursor(.hand) }
  /// The hand over what can be moved; the desktop's cross of arrows.
  public class var openHand: NSCursor { NSCursor(.move) }
  /// The hand that moves something; the desktop's cross of arrows.
  public class var closedHand: NSCursor { NSCursor(.move) }
  /// The cross for choosing a point.
  public class var crosshair: NSCursor { NSCursor(.crosshair) }
  /// The arrows left and right, over an edge.
  public class var resizeLeftRight: NSCursor { NSCursor(.resizeLeftRight) }
  /// The arrow to the left, over an edge; the desktop's has both.
  public class var resizeLeft: NSCursor { NSCursor(.resizeLeftRight) }
  /// The arrow to the right, over an edge; the desktop's has both.
  public class var resizeRight: NSCursor { NSCursor(.resizeLeftRight) }
  /// The arrows up and down, over an edge.
  public class var resizeUpDown: NSCursor { NSCursor(.resizeUpDown) }
  /// The arrow up, over an edge; the desktop's has both.
  public class var resizeUp: NSCursor { NSCursor(.resizeUpDown) }
  /// The arrow down, over an edge; the desktop's has both.
  public class var resizeDown: NSCursor { NSCursor(.resizeUpDown) }
  /// The sign that something cannot be done.
  public class var operationNotAllowed: NSCursor { NSCursor(.notAllowed) }

  /// The cursor that was pushed last; the arrow where none is.
  public class var current: NSCursor { NSCursor(Running.ask { $0.runningPlatform.pushedCursors.last } ?? .arrow) }

  /// Shows the cursor until it is popped.
  public func push() {
    Running.ask { $0.runningPlatform.pushedCursors.append(self.cursor) }
  }

  /// Shows what was shown before the last push.
  public class func pop() {
    Running.ask { program in
      if !program.runningPlatform.pushedCursors.isEmpty { program.runningPlatform.pushedCursors.removeLast() }
    }
  }

  /// Shows what was shown before the last push, whichever cursor that was.
  public func pop() { Self.pop() }

  /// Shows the cursor instead of the one that was pushed last. Where that leaves the arrow alone, views show theirs again.
  public func set() {
    Running.ask { program in
      var pushed = program.runningPlatform.pushedCursors
      if !pushed.isEmpty { pushed.removeLast() }
      if cursor != .arrow || !pushed.isEmpty { pushed.append(cursor) }
      program.runningPlatform.pushedCursors = pushed
    }
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? NSCursor)?.cursor == cursor }
  public override var hash: Int { cursor.hashValue }
}
