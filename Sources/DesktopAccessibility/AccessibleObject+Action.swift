import DesktopBus
import UICore

extension AccessibleNode {
  /// What can be done with it, by name; the press comes first.
  var actions: [(name: String, run: () -> Void)] {
    guard element.isEnabled else { return [] }
    var actions: [(name: String, run: () -> Void)] =
      element.actions.filter { $0.kind == .default }.map { ($0.kind.name, $0.run) }
    if let adjust = element.adjust {
      actions += [("increment", { adjust(.increment) }), ("decrement", { adjust(.decrement) })]
    }
    return actions + element.actions.filter { $0.kind != .default }.map { ($0.kind.name, $0.run) }
  }
}

extension AccessibleObject {
  func answerAction(_ call: BusCall) -> BusReply {
    guard case .element(let node, let window) = target else { return .unknownMethod }
    let actions = node.actions
    if call.member == "GetActions" {
      let described = actions.map { BusValue.structure([.string($0.name), .string(""), .string("")]) }
      return .value(.array(described, of: "(sss)"))
    }
    guard let index = call.int(0) else { return .badArguments }
    guard actions.indices.contains(index) else {
      return call.member == "DoAction" ? .value(.bool(false)) : .badArguments
    }
    switch call.member {
    case "GetName", "GetLocalizedName": return .value(.string(actions[index].name))
    case "GetDescription", "GetKeyBinding": return .value(.string(""))
    case "DoAction":
      window.content.act(actions[index].run)
      return .value(.bool(true))
    default: return .unknownMethod
    }
  }
}
