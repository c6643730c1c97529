import CDBus
import Foundation

/// A connection to a message bus.
///
/// Used by one thread at a time, the one that opens it and then the main one, which is why it may be handed over. Nothing
/// waits but `open` and `call`: those belong on a thread of their own.
package final class BusConnection: @unchecked Sendable {
  private let pointer: OpaquePointer
  /// What is readable when messages have come.
  package let descriptor: Int32
  package private(set) var isOpen = true

  /// Why a bus does not answer.
  package struct Failure: Error {
    package let reason: String
  }

  /// Connects to the bus at an address and has it give a name; waits for that.
  package static func open(_ address: String) throws(Failure) -> BusConnection {
    dbus_threads_init_default()
    var error = DBusError()
    dbus_error_init(&error)
    defer { dbus_error_free(&error) }
    guard let pointer = dbus_connection_open_private(address, &error) else { throw Failure(error) }
    // The bus's end is not the program's.
    dbus_connection_set_exit_on_disconnect(pointer, 0)
    guard dbus_bus_register(pointer, &error) != 0 else {
      dbus_connection_close(pointer)
      dbus_connection_unref(pointer)
      throw Failure(error)
    }
    var descriptor: Int32 = -1
    dbus_connection_get_unix_fd(pointer, &descriptor)
    return BusConnection(pointer, descriptor)
  }

  private init(_ pointer: OpaquePointer, _ descriptor: Int32) {
    (self.pointer, self.descriptor) = (pointer, descriptor)
  }

  deinit { close() }

  package func close() {
    guard isOpen else { return }
    isOpen = false
    dbus_connection_close(pointer)
    dbus_connection_unref(pointer)
  }

  /// The program's name on this bus.
  package var name: String { isOpen ? dbus_bus_get_unique_name(pointer).map { String(cString: $0) } ?? "" : "" }

  /// Calls a method of another program and waits for what it answers, at most five seconds.
  package func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = []
  ) throws(Failure) -> [BusValue] {
    guard isOpen, let message = BusMessage(calling: destination, path, interface, member, arguments) else {
      throw Failure(reason: "the bus is closed")
    }
    var error = DBusError()
    dbus_error_init(&error)
    defer { dbus_error_free(&error) }
    guard let reply = dbus_connection_send_with_reply_and_block(pointer, message.pointer, 5_000, &error) else {
      throw Failure(error)
    }
    return BusMessage(reply).arguments
  }

  /// Has the bus hand over signals that match a rule.
  package func add(match rule: String) { if isOpen { dbus_bus_add_match(pointer, rule, nil) } }

  /// More than this waits only where the bus no longer reads; bytes.
  private static let mostUnsent = 16 << 20

  /// Sends a message as soon as the bus has room for it.
  ///
  /// - Returns: the number that an answer to it names; 0 where it was not sent.
  @discardableResult
  package func send(_ message: borrowing BusMessage) -> UInt32 {
    guard isOpen else { return 0 }
    var number: UInt32 = 0
    if dbus_connection_send(pointer, message.pointer, &number) == 0 { number = 0 }
    if dbus_connection_get_outgoing_size(pointer) > Self.mostUnsent { close() }
    return number
  }

  /// Whether messages wait for the bus to read.
  package var hasUnsent: Bool { isOpen && dbus_connection_has_messages_to_send(pointer) != 0 }

  /// Reads and writes what can be without waiting, and handles what has come.
  ///
  /// - Returns: whether more may be there: a flood of messages is handled in parts.
  package func service(_ handle: (borrowing BusMessage) -> Void) -> Bool {
    for _ in 0..<256 {
      guard isOpen else { return false }
      let isConnected = dbus_connection_read_write(pointer, 0) != 0
      var count = 0
      while isOpen, let message = dbus_connection_pop_message(pointer) {
        handle(BusMessage(message))
        count += 1
      }
      if !isConnected { close() }
      if count == 0, !isReadable { return false }
    }
    return isOpen
  }

  private var isReadable: Bool {
    guard isOpen else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLIN) != 0
  }
}

extension BusConnection.Failure {
  fileprivate init(_ error: DBusError) {
    reason = error.message.map { String(cString: $0) } ?? "the bus does not answer"
  }
}
