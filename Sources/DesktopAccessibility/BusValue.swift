/// A value of a D-Bus message.
enum BusValue: Equatable, Sendable {
  case bool(Bool)
  case int32(Int32)
  case uint32(UInt32)
  case int16(Int16)
  case double(Double)
  case string(String)
  case path(String)
  /// Elements of one type, whose signature an empty array needs, too.
  case array([BusValue], of: String)
  case structure([BusValue])
  /// Texts by texts, `a{ss}`.
  case texts([String: String])
  /// Values by name, `a{sv}`.
  case properties([String: BusValue])
  indirect case variant(BusValue)

  /// What the specification of D-Bus writes for its type.
  var signature: String {
    switch self {
    case .bool: "b"
    case .int32: "i"
    case .uint32: "u"
    case .int16: "n"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .array(_, let element): "a" + element
    case .structure(let values): "(" + values.map(\.signature).joined() + ")"
    case .texts: "a{ss}"
    case .properties: "a{sv}"
    case .variant: "v"
    }
  }

  var int: Int? {
    switch self {
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    case .int16(let value): Int(value)
    default: nil
    }
  }
  var string: String? {
    switch self {
    case .string(let value), .path(let value): value
    default: nil
    }
  }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var double: Double? { if case .double(let value) = self { value } else { nil } }
  /// What a variant holds; itself, if it is none.
  var content: BusValue { if case .variant(let value) = self { value } else { self } }

  /// An integer, brought into its range.
  static func clamped(_ value: Int) -> BusValue { .int32(Int32(clamping: value)) }
  /// A length or place in whole pixels.
  static func pixels(_ value: Double) -> BusValue {
    value.isFinite ? .clamped(Int(max(-1e9, min(1e9, value.rounded())))) : .int32(0)
  }
}

/// A call of a method of one of the program's objects.
struct BusCall {
  var path: String
  var interface: String
  var member: String
  var arguments: [BusValue] = []

  func int(_ index: Int) -> Int? { index < arguments.count ? arguments[index].int : nil }
  func string(_ index: Int) -> String? { index < arguments.count ? arguments[index].string : nil }
}

/// What a call comes to.
enum BusReply: Equatable {
  case values([BusValue])
  /// An error's name and its sentence.
  case failure(String, String)

  static let unknownMethod = BusReply.failure("org.freedesktop.DBus.Error.UnknownMethod", "There is no such method.")
  static let unknownObject = BusReply.failure("org.freedesktop.DBus.Error.UnknownObject", "There is no such element.")
  static let badArguments = BusReply.failure("org.freedesktop.DBus.Error.InvalidArgs", "The arguments do not fit.")

  static func value(_ value: BusValue) -> BusReply { .values([value]) }
}

/// What the program tells all that listen.
struct BusSignal: Equatable {
  var path: String
  var interface: String
  var member: String
  var arguments: [BusValue]
}
