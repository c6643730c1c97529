import BenchKit
import CX11
import Foundation

/// Looks at a display from outside, as a user does: finds the window, reads pixels, presses buttons.
///
/// Invariant: `display` is open as long as the object lives. Not for use from several threads.
public final class WindowProbe {
  public enum Failure: Error, CustomStringConvertible {
    case noConnection(String)
    case timedOut(String)

    public var description: String {
      switch self {
      case .noConnection(let name): "the display \(name) takes no connection"
      case .timedOut(let what): "waited too long for \(what)"
      }
    }
  }

  /// A place on the screen, in pixels.
  public struct Point: Sendable {
    public var x, y: Int32
  }

  /// Kept so that the server outlives the connection.
  private let server: VirtualDisplay
  private let display: OpaquePointer
  private let root: Window

  public init(_ server: VirtualDisplay) throws {
    apus_ignore_errors()
    guard let display = XOpenDisplay(server.name) else { throw Failure.noConnection(server.name) }
    self.server = server
    self.display = display
    root = XDefaultRootWindow(display)
  }

  deinit { XCloseDisplay(display) }

  /// The centre of the topmost visible window.
  public func windowCentre() -> Point? {
    var (parent, ignored): (Window, Window) = (0, 0)
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    guard XQueryTree(display, root, &ignored, &parent, &children, &count) != 0, let children else { return nil }
    defer { XFree(children) }
    for index in (0..<Int(count)).reversed() {
      var attributes = XWindowAttributes()
      guard XGetWindowAttributes(display, children[index], &attributes) != 0,
        attributes.map_state == IsViewable, attributes.width > 1
      else { continue }
      return Point(x: attributes.x + attributes.width / 2, y: attributes.y + attributes.height / 2)
    }
    return nil
  }

  /// The colour on screen, `0xRRGGBB`.
  public func pixel(at point: Point) -> Int { apus_pixel(display, root, point.x, point.y) }

  public func movePointer(to point: Point) {
    XTestFakeMotionEvent(display, -1, point.x, point.y, 0)
    XSync(display, 0)
  }

  /// Presses or releases the primary button where the pointer is.
  public func setPrimaryButton(isPressed: Bool) {
    XTestFakeButtonEvent(display, 1, isPressed ? 1 : 0, 0)
    XFlush(display)
  }

  /// Asks `condition` every 50 µs.
  /// - Throws: `timedOut` with `what` after `seconds`.
  public func wait(for what: String, seconds: Double = 10, until condition: () throws -> Bool) throws {
    let end = wallNanoseconds() + seconds * 1e9
    while try !condition() {
      if wallNanoseconds() > end { throw Failure.timedOut(what) }
      usleep(50)
    }
  }
}
