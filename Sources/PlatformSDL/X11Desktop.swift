import CSDL2
import Foundation

/// Reads the desktop's settings from an X server and follows changes.
///
/// Uses its own connection: SDL owns the root window's event mask on its connection, and reads all events there.
@MainActor
final class X11Desktop {
  private(set) var settings = DesktopSettings()
  /// Becomes readable when `readChanges` should be called.
  let descriptor: Int32

  private let display: OpaquePointer
  private let root: Window
  private let environment: [String: String]
  private let resourcesAtom, appearanceAtom, xSettingsAtom, xSettingsSelection, managerAtom: Atom
  /// The window of the XSETTINGS manager, or 0.
  private var xSettingsOwner: Window = 0

  /// Nil if no X server responds.
  init?(environment: [String: String]) {
    guard let display = XOpenDisplay(nil) else { return nil }
    self.display = display
    self.environment = environment
    root = XDefaultRootWindow(display)
    descriptor = XConnectionNumber(display)
    func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }
    resourcesAtom = atom("RESOURCE_MANAGER")
    appearanceAtom = atom("_APUS_APPEARANCE")
    xSettingsAtom = atom("_XSETTINGS_SETTINGS")
    xSettingsSelection = atom("_XSETTINGS_S\(XDefaultScreen(display))")
    managerAtom = atom("MANAGER")
    // A new settings manager announces itself to clients with `StructureNotifyMask` on the root window.
    XSelectInput(display, root, Int(PropertyChangeMask | StructureNotifyMask))
    readAll()
  }

  isolated deinit { XCloseDisplay(display) }

  /// Reads pending events; returns whether the settings changed.
  func readChanges() -> Bool {
    var needsReading = false
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      switch event.type {
      case PropertyNotify:
        needsReading = needsReading || [resourcesAtom, appearanceAtom, xSettingsAtom].contains(event.xproperty.atom)
      case ClientMessage: needsReading = needsReading || event.xclient.message_type == managerAtom
      case DestroyNotify: needsReading = needsReading || event.xdestroywindow.window == xSettingsOwner
      default: break
      }
    }
    guard needsReading else { return false }
    let old = settings
    readAll()
    return settings != old
  }

  private func readAll() {
    // The manager's window may vanish at any time, and Xlib's default error handler ends the process.
    let handler = XSetErrorHandler { _, _ in 0 }
    xSettingsOwner = XGetSelectionOwner(display, xSettingsSelection)
    if xSettingsOwner != 0 {
      XSelectInput(display, xSettingsOwner, Int(PropertyChangeMask | StructureNotifyMask))
    }
    settings = DesktopSettings(
      environment: environment, resources: text(root, resourcesAtom) ?? "",
      xSettings: XSettings(xSettingsOwner == 0 ? [] : bytes(xSettingsOwner, xSettingsAtom) ?? []),
      appearance: text(root, appearanceAtom)?.trimmingCharacters(in: .controlCharacters))
    XSync(display, 0)
    XSetErrorHandler(handler)
  }

  private func text(_ window: Window, _ property: Atom) -> String? {
    bytes(window, property).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A property with 8-bit units, up to 256 KiB.
  private func bytes(_ window: Window, _ property: Atom) -> [UInt8]? {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0, left: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, property, 0, 65_536, 0, Atom(AnyPropertyType), &type, &format, &count, &left, &data)
    defer { if let data { XFree(data) } }
    guard status == 0, format == 8, let data else { return nil }
    return Array(UnsafeBufferPointer(start: data, count: Int(count)))
  }
}
