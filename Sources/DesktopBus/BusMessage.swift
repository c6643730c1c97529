import CDBus

/// A message of libdbus, which this frees.
package struct BusMessage: ~Copyable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }
  deinit { dbus_message_unref(pointer) }

  /// A call of another program's method; nil without memory, or where a name is none.
  package init?(
    calling destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue]
  ) {
    guard let pointer = dbus_message_new_method_call(destination, path, interface, member) else { return nil }
    self.pointer = pointer
    append(arguments)
  }

  /// An event for all that listen.
  package init?(_ signal: BusSignal) {
    guard let pointer = dbus_message_new_signal(signal.path, signal.interface, signal.member) else { return nil }
    self.pointer = pointer
    append(signal.arguments)
  }

  /// The call that the message is; nil for other messages.
  package var call: BusCall? {
    guard dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_METHOD_CALL,
      let path = dbus_message_get_path(pointer), let member = dbus_message_get_member(pointer)
    else { return nil }
    let interface = dbus_message_get_interface(pointer).map { String(cString: $0) } ?? ""
    return BusCall(
      path: String(cString: path), interface: interface, member: String(cString: member), arguments: arguments)
  }

  package var isReplyWanted: Bool { dbus_message_get_no_reply(pointer) == 0 }

  package func isSignal(_ interface: String, _ member: String) -> Bool {
    dbus_message_is_signal(pointer, interface, member) != 0
  }

  /// The event that the message is; nil for other messages.
  package var signal: BusSignal? {
    guard dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_SIGNAL, let path = dbus_message_get_path(pointer),
      let interface = dbus_message_get_interface(pointer), let member = dbus_message_get_member(pointer)
    else { return nil }
    return BusSignal(
      path: String(cString: path), interface: String(cString: interface), member: String(cString: member),
      arguments: arguments)
  }

  /// What another program answers, and the number of the call that it answers; nil for other messages.
  package var reply: (number: UInt32, reply: BusReply)? {
    let number = dbus_message_get_reply_serial(pointer)
    switch dbus_message_get_type(pointer) {
    case DBUS_MESSAGE_TYPE_METHOD_RETURN: return (number, .values(arguments))
    case DBUS_MESSAGE_TYPE_ERROR:
      let name = dbus_message_get_error_name(pointer).map { String(cString: $0) } ?? ""
      return (number, .failure(name, arguments.first?.string ?? ""))
    default: return nil
    }
  }

  /// The answer to a call.
  package func answer(_ reply: BusReply) -> BusMessage? {
    switch reply {
    case .values(let values):
      guard let answer = dbus_message_new_method_return(pointer) else { return nil }
      let message = BusMessage(answer)
      message.append(values)
      return message
    case .failure(let name, let text):
      guard let answer = dbus_message_new_error(pointer, name, text) else { return nil }
      return BusMessage(answer)
    }
  }

  // MARK: Arguments

  private func append(_ values: [BusValue]) {
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(pointer, &iterator)
    for value in values { Self.append(value, to: &iterator) }
  }

  private static func append(_ value: BusValue, to iterator: inout DBusMessageIter) {
    func basic<T: BitwiseCopyable>(_ type: Int32, _ value: T) {
      var value = value
      dbus_message_iter_append_basic(&iterator, type, &value)
    }
    func text(_ type: Int32, _ text: String) {
      // D-Bus knows no zero in a text.
      text.replacing("\0", with: "").withCString { basic(type, $0) }
    }
    func within(_ type: Int32, _ signature: String?, _ fill: (inout DBusMessageIter) -> Void) {
      var inner = DBusMessageIter()
      guard dbus_message_iter_open_container(&iterator, type, signature, &inner) != 0 else { return }
      fill(&inner)
      dbus_message_iter_close_container(&iterator, &inner)
    }
    func entries(_ signature: String, _ entries: [(key: String, value: BusValue)]) {
      within(arrayType, "{s\(signature)}") { array in
        for (key, value) in entries {
          var entry = DBusMessageIter()
          guard dbus_message_iter_open_container(&array, entryType, nil, &entry) != 0 else { return }
          append(.string(key), to: &entry)
          append(value, to: &entry)
          dbus_message_iter_close_container(&array, &entry)
        }
      }
    }
    switch value {
    case .bool(let value): basic(boolType, dbus_bool_t(value ? 1 : 0))
    case .int32(let value): basic(int32Type, value)
    case .uint32(let value): basic(uint32Type, value)
    case .int16(let value): basic(int16Type, value)
    case .double(let value): basic(doubleType, value)
    case .string(let value): text(stringType, value)
    case .path(let value): text(pathType, value)
    case .bytes(let bytes):
      within(arrayType, "y") { array in
        // Empty ones have no address.
        bytes.withUnsafeBufferPointer { bytes in
          guard var start = bytes.baseAddress, !bytes.isEmpty else { return }
          dbus_message_iter_append_fixed_array(&array, byteType, &start, Int32(clamping: bytes.count))
        }
      }
    case .array(let values, let element):
      within(arrayType, element) { for value in values { append(value, to: &$0) } }
    case .structure(let values): within(structureType, nil) { for value in values { append(value, to: &$0) } }
    case .texts(let texts): entries("s", texts.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    case .properties(let values):
      entries("v", values.sorted { $0.key < $1.key }.map { ($0.key, .variant($0.value)) })
    case .variant(let value): within(variantType, value.signature) { append(value, to: &$0) }
    }
  }

  /// What is in the message, as far as this program has a use for it; libdbus has checked its form.
  package var arguments: [BusValue] {
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(pointer, &iterator) != 0 else { return [] }
    return Self.values(&iterator, depth: 0)
  }

  private static func values(_ iterator: inout DBusMessageIter, depth: Int) -> [BusValue] {
    var values: [BusValue] = []
    while dbus_message_iter_get_arg_type(&iterator) != 0 {
      values.append(value(&iterator, depth: depth))
      guard dbus_message_iter_next(&iterator) != 0 else { break }
    }
    return values
  }

  private static func value(_ iterator: inout DBusMessageIter, depth: Int) -> BusValue {
    func basic<T: BitwiseCopyable>(_ zero: T) -> T {
      var value = zero
      dbus_message_iter_get_basic(&iterator, &value)
      return value
    }
    func text() -> String { basic(nil as UnsafePointer<CChar>?).map { String(cString: $0) } ?? "" }
    func inside() -> [BusValue] {
      // libdbus allows 64 levels; nothing that is asked here has more than three.
      guard depth < 8 else { return [] }
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      return values(&inner, depth: depth + 1)
    }
    func bytes() -> [UInt8] {
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      var (start, count): (UnsafePointer<UInt8>?, Int32) = (nil, 0)
      dbus_message_iter_get_fixed_array(&inner, &start, &count)
      return Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(count)))
    }
    switch dbus_message_iter_get_arg_type(&iterator) {
    case boolType: return .bool(basic(dbus_bool_t(0)) != 0)
    case int32Type: return .int32(basic(Int32(0)))
    case uint32Type: return .uint32(basic(UInt32(0)))
    case int16Type: return .int16(basic(Int16(0)))
    case doubleType: return .double(basic(0.0))
    case stringType: return .string(text())
    case pathType: return .path(text())
    case variantType: return .variant(inside().first ?? .structure([]))
    case arrayType where dbus_message_iter_get_element_type(&iterator) == byteType: return .bytes(bytes())
    // What types an array has matters to nobody who reads it here; entries of a dictionary are pairs.
    case arrayType: return .array(inside(), of: "")
    case structureType, entryType: return .structure(inside())
    default: return .structure([])
    }
  }

  // The types' letters; Swift does not import the macros that name them.
  private static let boolType = letter("b"), int32Type = letter("i"), uint32Type = letter("u")
  private static let int16Type = letter("n"), doubleType = letter("d"), stringType = letter("s")
  private static let pathType = letter("o"), arrayType = letter("a"), variantType = letter("v")
  private static let structureType = letter("r"), entryType = letter("e"), byteType = letter("y")

  private static func letter(_ character: Unicode.Scalar) -> Int32 { Int32(character.value) }
}
