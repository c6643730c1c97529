import DesktopBus
import Foundation
import UICore

/// One object of the program, for the length of a call.
@MainActor struct AccessibleObject {
  let target: AccessibleProgram.Target
  unowned let program: AccessibleProgram

  static let prefix = "org.a11y.atspi."

  func answer(_ call: BusCall) -> BusReply {
    if call.interface == "org.freedesktop.DBus.Properties" { return answerProperties(call) }
    guard call.interface.hasPrefix(Self.prefix) else { return .unknownMethod }
    let interface = String(call.interface.dropFirst(Self.prefix.count))
    guard interfaces.contains(interface) else { return .unknownMethod }
    return switch interface {
    case "Accessible": answerAccessible(call)
    case "Application": answerApplication(call)
    case "Component": answerComponent(call)
    case "Action": answerAction(call)
    case "Text": answerText(call)
    case "EditableText": answerEditableText(call)
    default: .unknownMethod
    }
  }

  /// What can be asked of it.
  var interfaces: [String] {
    switch target {
    case .program: return ["Accessible", "Application"]
    case .window: return ["Accessible", "Component"]
    case .element(let node, _):
      var interfaces = ["Accessible", "Component"]
      if !node.actions.isEmpty { interfaces.append("Action") }
      if node.element.amount != nil { interfaces.append("Value") }
      if node.text != nil { interfaces.append("Text") }
      if node.element.editing != nil { interfaces.append("EditableText") }
      return interfaces
    }
  }

  // MARK: Properties

  private func answerProperties(_ call: BusCall) -> BusReply {
    guard let name = call.string(0), name.hasPrefix(Self.prefix),
      case let interface = String(name.dropFirst(Self.prefix.count)), interfaces.contains(interface)
    else { return .failure("org.freedesktop.DBus.Error.UnknownInterface", "The element has no such interface.") }
    switch call.member {
    case "Get":
      guard let property = call.string(1) else { return .badArguments }
      guard let value = properties(of: interface)[property] else { return Self.unknownProperty }
      return .value(.variant(value))
    case "GetAll": return .value(.properties(properties(of: interface)))
    case "Set":
      guard let property = call.string(1), call.arguments.count > 2 else { return .badArguments }
      return set(property, of: interface, to: call.arguments[2].content)
    default: return .unknownMethod
    }
  }

  private static let unknownProperty = BusReply.failure(
    "org.freedesktop.DBus.Error.UnknownProperty", "The element has no such property.")

  private func properties(of interface: String) -> [String: BusValue] {
    switch (interface, target) {
    case ("Accessible", _):
      return [
        "Name": .string(name), "Description": .string(help), "Parent": parent, "ChildCount": .clamped(children.count),
        "Locale": .string(Locale.current.identifier), "AccessibleId": .string(identifier), "HelpText": .string(help),
      ]
    case ("Application", _):
      return [
        "ToolkitName": .string("Apus"), "Version": .string("1"), "AtspiVersion": .string("2.1"),
        "Id": .int32(program.identifier),
      ]
    case ("Action", .element(let node, _)): return ["NActions": .clamped(node.actions.count)]
    case ("Value", .element(let node, _)):
      guard let amount = node.element.amount else { return [:] }
      return [
        "CurrentValue": .double(amount.value), "MinimumValue": .double(amount.range.lowerBound),
        "MaximumValue": .double(amount.range.upperBound), "MinimumIncrement": .double(0),
        "Text": .string(node.element.value ?? ""),
      ]
    case ("Text", .element(let node, _)):
      return [
        "CharacterCount": .clamped(node.text?.count ?? 0),
        "CaretOffset": .clamped(node.element.editing?.caret ?? -1),
      ]
    default: return [:]
    }
  }

  private func set(_ property: String, of interface: String, to value: BusValue) -> BusReply {
    switch (interface, property, target) {
    case ("Application", "Id", .program):
      guard let number = value.int else { return .badArguments }
      program.identifier = Int32(clamping: number)
    case ("Value", "CurrentValue", .element(let node, let window)):
      guard let number = value.double, number.isFinite else { return .badArguments }
      guard let amount = node.element.amount, let set = node.element.setAmount, node.element.isEnabled else {
        return Self.readOnly
      }
      window.content.act { set(min(max(number, amount.range.lowerBound), amount.range.upperBound)) }
    default:
      return properties(of: interface)[property] == nil ? Self.unknownProperty : Self.readOnly
    }
    return .values([])
  }

  private static let readOnly = BusReply.failure(
    "org.freedesktop.DBus.Error.PropertyReadOnly", "The property cannot be changed.")

  // MARK: What it is

  private var name: String {
    switch target {
    case .program: program.name
    case .window(let window): window.title
    case .element(let node, _): node.element.label
    }
  }

  private var help: String { if case .element(let node, _) = target { node.help } else { "" } }
  private var identifier: String {
    if case .element(let node, _) = target { node.element.identifier ?? "" } else { "" }
  }

  private var parent: BusValue {
    switch target {
    case .program: .structure([.string(program.desktop.0), .path(program.desktop.1)])
    case .window: program.reference(0)
    case .element(let node, _): program.reference(node.parent)
    }
  }

  private var children: [UInt32] {
    switch target {
    case .program: program.windows.map(\.number)
    case .window(let window): window.children
    case .element(let node, _): node.children
    }
  }

  private var role: AccessibleRole {
    switch target {
    case .program: .application
    case .window: .frame
    case .element(let node, _): node.role
    }
  }

  private var states: AccessibleStates {
    switch target {
    case .program: [.shown, .usable]
    case .window(let window): window.states
    case .element(let node, _): node.states
    }
  }

  /// Which text labels which control: at-spi2-core's `ATSPI_RELATION_LABEL_FOR` and `…_LABELLED_BY`.
  private var relations: BusValue {
    var relations: [BusValue] = []
    func relate(_ kind: UInt32, _ nodes: [UInt32]) {
      if nodes.isEmpty { return }
      relations.append(.structure([.uint32(kind), .array(nodes.map { program.reference($0) }, of: "(so)")]))
    }
    if case .element(let node, let window) = target {
      relate(1, window.nodes.values.filter { $0.label == node.number }.map(\.number).sorted())
      relate(2, node.label.map { [$0] } ?? [])
    }
    return .array(relations, of: "(ua(so))")
  }

  private var attributes: [String: String] {
    var attributes = ["toolkit": "Apus"]
    guard case .element(let node, _) = target else { return attributes }
    if let level = node.element.heading, level != .unspecified { attributes["level"] = String(level.rawValue) }
    if let row = node.element.row {
      attributes["posinset"] = String(row.position)
      attributes["setsize"] = String(row.count)
    }
    if let identifier = node.element.identifier { attributes["id"] = identifier }
    // A field's value is its text, a switch's its state.
    if let value = node.element.value, !node.element.isTextField, !node.element.traits.contains(.isToggle) {
      attributes["valuetext"] = value
    }
    for (label, value) in node.element.custom { attributes[label] = value }
    return attributes
  }

  private func answerAccessible(_ call: BusCall) -> BusReply {
    switch call.member {
    case "GetChildAtIndex":
      guard let index = call.int(0) else { return .badArguments }
      return .value(program.reference(children.indices.contains(index) ? children[index] : nil))
    case "GetChildren": return .value(.array(children.map { program.reference($0) }, of: "(so)"))
    case "GetIndexInParent":
      switch target {
      case .program: return .value(.int32(-1))
      case .window(let window):
        return .value(.clamped(program.windows.firstIndex { $0.number == window.number } ?? -1))
      case .element(let node, _): return .value(.clamped(node.index))
      }
    case "GetRelationSet": return .value(relations)
    case "GetRole": return .value(.uint32(role.rawValue))
    case "GetRoleName", "GetLocalizedRoleName": return .value(.string(role.name))
    case "GetState": return .value(states.words)
    case "GetAttributes": return .value(.texts(attributes))
    case "GetApplication": return .value(program.reference(0))
    case "GetInterfaces": return .value(.array(interfaces.map { .string(Self.prefix + $0) }, of: "s"))
    default: return .unknownMethod
    }
  }

  private func answerApplication(_ call: BusCall) -> BusReply {
    switch call.member {
    case "GetLocale": .value(.string(Locale.current.identifier))
    default: .unknownMethod
    }
  }
}
