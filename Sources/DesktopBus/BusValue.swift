/// A value of a D-Bus message.
package enum BusValue: Equatable, Sendable {
  case bool(Bool)
  case int32(Int32)
  case uint32(UInt32)
  case int16(Int16)
  case double(Double)
  case string(String)
  case path(String)
  /// Many bytes, `ay`.
  case bytes([UInt8])
  /// Elements of one type, whose signature an empty array needs, too.
  case array([BusValue], of: String)
  case structure([BusValue])
  /// Texts by texts, `a{ss}`.
  case texts([String: String])
  /// Values by name, `a{sv}`.
  case properties([String: BusValue])
  indirect case variant(BusValue)

  /// What the specification of D-Bus writes for its type.
  package var signature: String {
    switch self {
    case .bool: "b"
    case .int32: "i"
    case .uint32: "u"
    case .int16: "n"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .bytes: "ay"
    case .array(_, let element): "a" + element
    case .structure(let values): "(" + values.map(\.signature).joined() + ")"
    case .texts: "a{ss}"
    case .properties: "a{sv}"
    case .variant: "v"
    }
  }

  package var int: Int? {
    switch self {
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    case .int16(let value): Int(value)
    default: nil
    }
  }
  package var string: String? {
    switch self {
    case .string(let value), .path(let value): value
    default: nil
    }
  }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var double: Double? { if case .double(let value) = self { value } else { nil } }
  /// What a variant holds; itself, if it is none.
  package var content: BusValue { if case .variant(let value) = self { value } else { self } }

  /// An integer, brought into its range.
  package static func clamped(_ value: Int) -> BusValue { .int32(Int32(clamping: value)) }
  /// A length or place in whole pixels.
  package static func pixels(_ value: Double) -> BusValue {
    value.isFinite ? .clamped(Int(max(-1e9, min(1e9, value.rounded())))) : .int32(0)
  }
}

/// A call of a method of one of the program's objects.
package struct BusCall {
  package var path: String
  package var interface: String
  package var member: String
  package var arguments: [BusValue]

  package init(path: String, interface: String, member: String, arguments: [BusValue] = []) {
    (self.path, self.interface, self.member, self.arguments) = (path, interface, member, arguments)
  }

  package func int(_ index: Int) -> Int? { index < arguments.count ? arguments[index].int : nil }
  package func string(_ index: Int) -> String? { index < arguments.count ? arguments[index].string : nil }
}

/// What a call comes to.
package enum BusReply: Equatable {
  case values([BusValue])
  /// An error's name and its sentence.
  case failure(String, String)

  package static let unknownMethod = BusReply.failure(
    "org.freedesktop.DBus.Error.UnknownMethod", "There is no such method.")
  package static let unknownObject = BusReply.failure(
    "org.freedesktop.DBus.Error.UnknownObject", "There is no such element.")
  package static let badArguments = BusReply.failure(
    "org.freedesktop.DBus.Error.InvalidArgs", "The arguments do not fit.")

  package static func value(_ value: BusValue) -> BusReply { .values([value]) }
}

/// What the program tells all that listen.
package struct BusSignal: Equatable {
  package var path: String
  package var interface: String
  package var member: String
  package var arguments: [BusValue]

  package init(path: String, interface: String, member: String, arguments: [BusValue]) {
    (self.path, self.interface, self.member, self.arguments) = (path, interface, member, arguments)
  }
}
