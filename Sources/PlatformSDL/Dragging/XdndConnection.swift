import CSDL2
import Foundation

/// The number of a window of the X server; `Window` is also a scene's name.
typealias XWindow = UInt

/// A connection to the X server for drags, and the invisible window that takes part in them for all windows of the program.
///
/// A connection of its own, because SDL reads all events of its own connection, selections among them.
@MainActor
final class XdndConnection {
  let display: OpaquePointer
  let root: XWindow
  /// Answers for the program's windows, owns what is dragged, and gets what is dropped.
  let window: XWindow
  /// Becomes readable when events came.
  let descriptor: Int32
  private var atoms: [String: Atom] = [:]
  private var names: [Atom: String] = [:]

  /// The version of the protocol that is spoken.
  static let version = 5

  /// Nil if no X server responds.
  init?() {
    guard let display = XOpenDisplay(nil) else { return nil }
    self.display = display
    root = XDefaultRootWindow(display)
    window = XCreateSimpleWindow(display, root, -10, -10, 1, 1, 0, 0, 0)
    descriptor = XConnectionNumber(display)
    XSelectInput(display, window, Int(PropertyChangeMask))
    XFlush(display)
  }

  isolated deinit { XCloseDisplay(display) }

  /// Lets a window of the program take part in drags.
  func register(_ target: XWindow) {
    guarded { setProperty("XdndAware", of: target, type: Atom(XA_ATOM), [UInt(Self.version)]) }
  }

  func atom(_ name: String) -> Atom {
    if let known = atoms[name] { return known }
    let atom = XInternAtom(display, name, 0)
    (atoms[name], names[atom]) = (atom, name)
    return atom
  }

  /// What an atom, which another program may have made up, stands for.
  func name(of atom: Atom) -> String? {
    if let known = names[atom] { return known }
    guard atom != 0, let text = guarded({ XGetAtomName(display, atom) }) else { return nil }
    defer { XFree(text) }
    return String(cString: text)
  }

  /// Does what other programs' windows may have gone for: Xlib's own handler of errors ends the process.
  @discardableResult
  func guarded<Result>(_ body: () -> Result) -> Result {
    let handler = XSetErrorHandler { _, _ in 0 }
    defer { XSetErrorHandler(handler) }
    let result = body()
    XSync(display, 0)
    return result
  }

  /// Whether events wait that no readable descriptor tells of.
  var hasEvents: Bool { XEventsQueued(display, Int32(QueuedAlready)) > 0 }

  func nextEvent() -> XEvent? {
    guard XPending(display) > 0 else { return nil }
    var event = XEvent()
    XNextEvent(display, &event)
    return event
  }

  // MARK: Messages

  /// - Parameters:
  ///   - receiver: the window that gets the message: a window or its proxy.
  ///   - target: the window that it is about.
  func send(_ name: String, to receiver: XWindow, about target: XWindow, _ data: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = target
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    func value(_ index: Int) -> Int { index < data.count ? data[index] : 0 }
    event.xclient.data.l = (value(0), value(1), value(2), value(3), value(4))
    _ = guarded { XSendEvent(display, receiver, 0, 0, &event) }
  }

  // MARK: Properties

  func setProperty(_ name: String, of target: XWindow, type: Atom, _ values: [UInt]) {
    values.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, target, atom(name), type, 32, Int32(PropModeReplace),
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(values.count))
    }
  }

  /// A property's values of 32 bits, at most `limit` of them; nil where there is none.
  func values(_ name: String, of target: XWindow, limit: Int = 1) -> [UInt]? {
    guarded {
      var type: Atom = 0
      var format: Int32 = 0
      var count: UInt = 0, left: UInt = 0
      var data: UnsafeMutablePointer<UInt8>?
      let status = XGetWindowProperty(
        display, target, atom(name), 0, limit, 0, Atom(AnyPropertyType), &type, &format, &count, &left, &data)
      defer { if let data { XFree(data) } }
      guard status == 0, format == 32, count > 0, let data else { return nil }
      return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
        Array(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    }
  }

  /// The bytes of a property of the invisible window, which is deleted; nil where they are more than `limit`.
  func takeBytes(_ property: Atom, limit: Int) -> (type: Atom, bytes: Data)? {
    guarded {
      var type: Atom = 0
      var format: Int32 = 0
      var count: UInt = 0, left: UInt = 0
      var data: UnsafeMutablePointer<UInt8>?
      let status = XGetWindowProperty(
        display, window, property, 0, limit / 4 + 1, 1, Atom(AnyPropertyType), &type, &format, &count, &left, &data)
      defer { if let data { XFree(data) } }
      guard status == 0, left == 0 else {
        XDeleteProperty(display, window, property)
        return nil
      }
      // What is not made of bytes, as the announcement of parts, is not read.
      guard format == 8, let data else { return (type, Data()) }
      return (type, Data(bytes: data, count: Int(count)))
    }
  }

  /// Where a point of one window is in another; nil where one of them is gone.
  func translate(_ point: (x: Int, y: Int), from: XWindow, to: XWindow) -> (x: Int, y: Int, child: XWindow)? {
    guarded {
      var x: Int32 = 0, y: Int32 = 0
      var child: XWindow = 0
      guard
        XTranslateCoordinates(
          display, from, to, Int32(clamping: point.x), Int32(clamping: point.y), &x, &y, &child) != 0
      else { return nil }
      return (Int(x), Int(y), child)
    }
  }

  /// Where the pointer is on the screen, and whether one of its buttons is down.
  var pointer: (x: Int, y: Int, isDown: Bool) {
    var rootWindow: XWindow = 0, child: XWindow = 0
    var x: Int32 = 0, y: Int32 = 0, insideX: Int32 = 0, insideY: Int32 = 0
    var mask: UInt32 = 0
    XQueryPointer(display, root, &rootWindow, &child, &x, &y, &insideX, &insideY, &mask)
    return (Int(x), Int(y), mask & UInt32(Button1Mask | Button2Mask | Button3Mask) != 0)
  }
}
