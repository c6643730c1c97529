import DesktopBus

/// A method or an event of an interface, with the types of its arguments as the specification of D-Bus writes them.
struct StatusMember {
  let name: String
  var takes: [String] = []
  var gives: [String] = []
}

/// An object of the bus that has one interface besides those of all objects.
@MainActor protocol StatusObject {
  static var interface: String { get }
  static var methods: [StatusMember] { get }
  static var signals: [StatusMember] { get }
  /// What can be read; nothing can be set.
  var properties: [String: BusValue] { get }

  /// Answers a call of one of the methods, whose arguments have its types.
  func perform(_ call: BusCall) -> BusReply
}

extension StatusObject {
  func answer(_ call: BusCall) -> BusReply {
    switch call.interface {
    case Self.interface, "":
      guard let method = Self.methods.first(where: { $0.name == call.member }) else { return .unknownMethod }
      guard call.arguments.count == method.takes.count,
        zip(call.arguments, method.takes).allSatisfy({ $0.isOf(type: $1) })
      else { return .badArguments }
      return perform(call)
    case "org.freedesktop.DBus.Properties": return answerProperties(call)
    case "org.freedesktop.DBus.Introspectable":
      return call.member == "Introspect" ? .value(.string(StatusIntrospection.node(description))) : .unknownMethod
    default: return .unknownMethod
    }
  }

  private func answerProperties(_ call: BusCall) -> BusReply {
    guard let interface = call.string(0) else { return .badArguments }
    guard interface == Self.interface || interface.isEmpty else {
      return .failure("org.freedesktop.DBus.Error.UnknownInterface", "The object has no such interface.")
    }
    if call.member == "GetAll" { return .value(.properties(properties)) }
    guard ["Get", "Set"].contains(call.member) else { return .unknownMethod }
    guard let name = call.string(1), call.member == "Get" || call.arguments.count > 2 else { return .badArguments }
    guard let value = properties[name] else {
      return .failure("org.freedesktop.DBus.Error.UnknownProperty", "The object has no such property.")
    }
    if call.member == "Get" { return .value(.variant(value)) }
    return .failure("org.freedesktop.DBus.Error.PropertyReadOnly", "The property cannot be changed.")
  }

  /// The interface in the words of `Introspect`.
  private var description: String {
    func arguments(_ types: [String], _ direction: String) -> String {
      types.map { "<arg type=\"\($0)\"\(direction)/>" }.joined()
    }
    let methods = Self.methods.map { method in
      "<method name=\"\(method.name)\">" + arguments(method.takes, " direction=\"in\"")
        + arguments(method.gives, " direction=\"out\"") + "</method>"
    }
    let signals = Self.signals.map { signal in
      "<signal name=\"\(signal.name)\">" + arguments(signal.gives, "") + "</signal>"
    }
    let properties = properties.sorted { $0.key < $1.key }.map { name, value in
      "<property name=\"\(name)\" type=\"\(value.signature)\" access=\"read\"/>"
    }
    return "<interface name=\"\(Self.interface)\">" + (properties + methods + signals).joined() + "</interface>"
      + StatusIntrospection.properties
  }
}

/// What objects of the bus say of themselves, in XML.
enum StatusIntrospection {
  /// An object with the elements of its interfaces or the names of the objects below it.
  static func node(_ content: String) -> String {
    """
    <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN" \
    "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
    <node>\(content)<interface name="org.freedesktop.DBus.Introspectable"><method name="Introspect">\
    <arg type="s" direction="out"/></method></interface><interface name="org.freedesktop.DBus.Peer">\
    <method name="Ping"/></interface></node>
    """
  }

  static let properties = """
    <interface name="org.freedesktop.DBus.Properties"><method name="Get"><arg type="s" direction="in"/>\
    <arg type="s" direction="in"/><arg type="v" direction="out"/></method><method name="GetAll">\
    <arg type="s" direction="in"/><arg type="a{sv}" direction="out"/></method><method name="Set">\
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="in"/></method></interface>
    """
}

extension BusValue {
  /// Whether a value that has been read is of a type; a structure's parts are of one letter each.
  fileprivate func isOf(type: String) -> Bool {
    switch self {
    case .array(let values, _):
      let element = String(type.dropFirst())
      return type.hasPrefix("a") && values.allSatisfy { $0.isOf(type: element) }
    case .structure(let values):
      guard type.hasPrefix("("), type.count == values.count + 2 else { return false }
      return zip(values, type.dropFirst()).allSatisfy { $0.isOf(type: String($1)) }
    default: return signature == type
    }
  }
}
