import DesktopBus
import Foundation

/// An item's connection to the session's bus, which is made anew where it ends.
///
/// Each item has one, since panels find items by the name of a connection.
@MainActor final class StatusItemConnection {
  let item: StatusItem
  private let name: String
  private let address: String?
  private let loop: BusLoop
  private var bus: BusConnection?
  private var registration: StatusRegistration?
  private var isClosed = false
  private var isFlushDue = false

  /// Seconds before the next attempt to reach a bus that has ended, and after which nobody is expected to answer.
  private static let pause = 5.0

  /// - Parameters:
  ///   - name: the item's on the bus.
  ///   - address: of the bus; nil where there is none.
  init(_ item: StatusItem, name: String, address: String?, loop: BusLoop) {
    (self.item, self.name, self.address, self.loop) = (item, name, address, loop)
    item.send = { [weak self] signal in
      guard let self, let bus, let message = BusMessage(signal) else { return }
      bus.send(message)
      settle()
    }
    connect()
  }

  private func connect() {
    guard !isClosed, bus == nil, let address else { return }
    let hasBegun = BusConnection.inBackground("status item") { [weak self, name] in
      let found = try? Self.open(address, name)
      Task { @MainActor [weak self] in self?.connected(found?.bus, found?.name ?? "") }
    }
    if !hasBegun { connected(nil, "") }
  }

  /// Connects under a name; waits for the bus.
  private nonisolated static func open(_ address: String, _ name: String) throws -> (bus: BusConnection, name: String) {
    let bus = try BusConnection.open(address)
    for rule in StatusRegistration.matches { bus.add(match: rule) }
    let service = "org.freedesktop.DBus"
    // `DBUS_NAME_FLAG_DO_NOT_QUEUE`, and `DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER`.
    let answer = try? bus.call(
      service, "/org/freedesktop/DBus", service, "RequestName", [.string(name), .uint32(4)])
    // A sandbox may not let programs have names, and has numbers of processes of its own.
    return (bus, answer == [.uint32(1)] ? name : bus.name)
  }

  private func connected(_ bus: BusConnection?, _ name: String) {
    if isClosed {
      bus?.close()
      return
    }
    guard let bus else { return lose() }
    self.bus = bus
    let registration = StatusRegistration(name: name) { [weak bus] destination, call in
      guard let bus,
        let message = BusMessage(calling: destination, call.path, call.interface, call.member, call.arguments)
      else { return 0 }
      return bus.send(message)
    } tell: { [weak self] in
      self?.item.isShown = $0
    }
    self.registration = registration
    registration.begin()
    loop.watch(bus.descriptor)
    loop.wake()
    loop.schedule(Self.pause) { [weak self] in
      if let self, item.isShown == nil { item.isShown = false }
    }
  }

  /// The bus has ended, or is not to be reached.
  private func lose() {
    (bus, registration) = (nil, nil)
    item.isShown = false
    loop.schedule(Self.pause) { [weak self] in self?.connect() }
  }

  /// Handles what has come, without waiting.
  ///
  /// - Returns: whether more may be there.
  func handleEvents() -> Bool {
    guard let bus else { return false }
    let hasMore = bus.service { handle($0, on: bus) }
    settle()
    return hasMore
  }

  private func handle(_ message: borrowing BusMessage, on bus: BusConnection) {
    if let call = message.call {
      let reply = item.answer(call)
      if message.isReplyWanted, let answer = message.answer(reply) { bus.send(answer) }
    } else if let (number, reply) = message.reply {
      registration?.handle(reply, to: number)
    } else if let signal = message.signal {
      registration?.handle(signal)
    }
  }

  /// Tries again soon where the bus has no room for what is to be sent.
  private func settle() {
    guard !isClosed, let bus else { return }
    if !bus.isOpen { return lose() }
    guard !isFlushDue, bus.hasUnsent else { return }
    isFlushDue = true
    loop.schedule(0.01) { [weak self] in
      self?.isFlushDue = false
      self?.loop.wake()
    }
  }

  /// Ends it, with which panels take the item out.
  func close() {
    isClosed = true
    bus?.close()
    (bus, registration) = (nil, nil)
  }
}
