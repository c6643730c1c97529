import DesktopBus
import Foundation
import UICore

/// Serves a program's windows to the assistive programs of the desktop, such as the screen reader Orca, while there are any.
///
/// The desktop says on the session's bus whether there are (`org.a11y.Status`). Until it does, a program costs a connection
/// that sleeps; from then on elements are read when they are asked for, and twenty times a second at most while windows draw.
/// `NO_AT_BRIDGE=1` in the environment keeps all of it away, as with other toolkits.
@MainActor
package final class AccessibilityService {
  private let loop: BusLoop
  /// The address of the session's bus; nil where there is none, or nobody wants it.
  private let address: String?
  private var program: AccessibleProgram!
  private var session: BusConnection?
  private var bus: BusConnection?
  private var status: [String: Bool] = [:]
  private var hasStarted = false
  private var isConnecting = false
  private var isRefreshDue = false
  private var isFlushDue = false

  /// - Parameter windows: those that are open, in the order in which they opened.
  package init(
    environment: [String: String], loop: BusLoop,
    windows: @escaping () -> [(window: any PlatformWindow, content: any AccessibleWindow)]
  ) {
    self.loop = loop
    address = environment["NO_AT_BRIDGE"] == "1" ? nil : BusConnection.sessionAddress(environment)
    program = AccessibleProgram(name: ProcessInfo.processInfo.processName, windows: windows) { [weak self] signal in
      if let bus = self?.bus, let message = BusMessage(signal) { bus.send(message) }
    }
  }

  /// Finds out, on another thread, whether there are assistive programs.
  private func start() {
    guard !hasStarted, let address else { return }
    // Where there is no thread, the next frame tries again.
    hasStarted = BusConnection.inBackground("accessibility") { [weak self] in
      // A session without the bus, or a bus without accessibility, has no such programs.
      guard let session = try? BusConnection.open(address) else { return }
      session.add(
        match: "type='signal',interface='org.freedesktop.DBus.Properties',member='PropertiesChanged',"
          + "path='\(Desktop.path)'")
      var status: [String: Bool] = [:]
      for name in Desktop.flags {
        guard
          let values = try? session.call(
            Desktop.service, Desktop.path, "org.freedesktop.DBus.Properties", "Get",
            [.string(Desktop.status), .string(name)])
        else { return }
        status[name] = values.first?.content.bool
      }
      Task { @MainActor [weak self, status] in self?.listen(to: session, status) }
    }
  }

  /// What the desktop's accessibility is called on the session's bus.
  private nonisolated enum Desktop {
    static let service = "org.a11y.Bus", path = "/org/a11y/bus", status = "org.a11y.Status"
    static let flags = ["IsEnabled", "ScreenReaderEnabled"]
  }

  private func listen(to session: BusConnection, _ status: [String: Bool]) {
    (self.session, self.status) = (session, status)
    loop.watch(session.descriptor)
    loop.wake()
    statusDidChange()
  }

  private func statusDidChange() {
    if status.values.contains(true) {
      connect()
    } else {
      bus?.close()
      bus = nil
      program.forget()
    }
  }

  /// Seconds before the next attempt to reach a bus that has ended.
  private static let pause = 5.0

  private func connect() {
    guard bus == nil, !isConnecting, let address else { return }
    isConnecting = true
    let hasBegun = BusConnection.inBackground("accessibility") { [weak self] in
      let found = try? Self.register(at: address)
      Task { @MainActor [weak self] in self?.connected(found?.0, found?.desktop ?? []) }
    }
    if !hasBegun { connected(nil, []) }
  }

  /// Makes the program one of those of the desktop.
  private nonisolated static func register(at address: String) throws -> (BusConnection, desktop: [BusValue]) {
    let session = try BusConnection.open(address)
    let found = try session.call(Desktop.service, Desktop.path, Desktop.service, "GetAddress")
    session.close()
    let bus = try BusConnection.open(found.first?.string ?? "")
    let root = AccessibleProgram.rootPath
    let desktop = try bus.call(
      "org.a11y.atspi.Registry", root, "org.a11y.atspi.Socket", "Embed",
      [.structure([.string(bus.name), .path(root)])])
    return (bus, desktop)
  }

  private func connected(_ bus: BusConnection?, _ desktop: [BusValue]) {
    isConnecting = false
    guard status.values.contains(true) else { return }
    guard let bus else { return loop.schedule(Self.pause) { [weak self] in self?.statusDidChange() } }
    self.bus = bus
    program.busName = bus.name
    if case .structure(let parts)? = desktop.first, parts.count == 2, let name = parts[0].string,
      let path = parts[1].string
    {
      program.desktop = (name, path)
    }
    loop.watch(bus.descriptor)
    program.refresh()
    loop.wake()
  }

  // MARK: Events

  /// Handles what has come over the buses, without waiting.
  package func handleEvents() {
    var hasMore = false
    if let session {
      if session.service({ handle(desktop: $0) }) { hasMore = true }
      if !session.isOpen { self.session = nil }
    }
    if let bus {
      if bus.service({ answer($0, on: bus) }) { hasMore = true }
      if !bus.isOpen {
        self.bus = nil
        program.forget()
        loop.schedule(Self.pause) { [weak self] in self?.statusDidChange() }
      }
    }
    if hasMore { loop.wake() }
    flush()
  }

  private func handle(desktop message: borrowing BusMessage) {
    guard message.isSignal("org.freedesktop.DBus.Properties", "PropertiesChanged") else { return }
    let arguments = message.arguments
    guard arguments.count > 1, arguments[0].string == Desktop.status, case .array(let entries, _) = arguments[1] else {
      return
    }
    for case .structure(let entry) in entries where entry.count == 2 {
      guard let name = entry[0].string, Desktop.flags.contains(name), let value = entry[1].content.bool else {
        continue
      }
      status[name] = value
    }
    statusDidChange()
  }

  private func answer(_ message: borrowing BusMessage, on bus: BusConnection) {
    guard let call = message.call else { return }
    let reply = program.answer(call)
    if message.isReplyWanted, let answer = message.answer(reply) { bus.send(answer) }
  }

  /// Called when windows have drawn, went, or got the keyboard. The first call starts the service.
  package func windowsDidChange() {
    start()
    guard bus != nil, !isRefreshDue else { return }
    isRefreshDue = true
    loop.schedule(0.05) { [weak self] in
      guard let self else { return }
      isRefreshDue = false
      guard bus != nil else { return }
      program.refresh()
      flush()
    }
  }

  /// Has assistive programs say a text; where there are none, nothing happens.
  package func announce(_ text: String) {
    guard bus != nil else { return }
    program.announce(text)
    flush()
  }

  /// Tries again soon where a bus has no room for what is to be sent.
  private func flush() {
    guard !isFlushDue, bus?.hasUnsent == true else { return }
    isFlushDue = true
    loop.schedule(0.01) { [weak self] in
      self?.isFlushDue = false
      self?.handleEvents()
    }
  }

  /// Ends both connections.
  package func stop() {
    session?.close()
    bus?.close()
    (session, bus) = (nil, nil)
    status = [:]
  }
}
