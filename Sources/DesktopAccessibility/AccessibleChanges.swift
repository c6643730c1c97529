import DesktopBus
import UICore

/// What is different between two readings of a window, in the order in which it is told: what is gone, what came, what is
/// called or worth something else, and last where the focus is.
@MainActor struct AccessibleChanges {
  private(set) var signals: [BusSignal] = []

  init(from old: AccessibleWindowNode, to new: AccessibleWindowNode, program: AccessibleProgram) {
    func path(_ number: UInt32) -> String { AccessibleProgram.path(number) }
    func children(of parent: UInt32, _ before: [UInt32], _ now: [UInt32]) {
      if before == now { return }
      let (old, new) = (Set(before), Set(now))
      for index in before.indices.reversed() where !new.contains(before[index]) {
        signals.append(
          .object(path(parent), "ChildrenChanged", "remove", index, value: program.reference(before[index])))
      }
      for index in now.indices where !old.contains(now[index]) {
        signals.append(.object(path(parent), "ChildrenChanged", "add", index, value: program.reference(now[index])))
      }
    }
    children(of: new.number, old.children, new.children)
    let numbers = new.nodes.keys.sorted()
    var focused: [BusSignal] = []
    for number in numbers {
      guard let now = new.nodes[number] else { continue }
      guard let before = old.nodes[number] else {
        if now.states.contains(.focused) { focused.append(.object(path(number), "StateChanged", "focused", 1)) }
        continue
      }
      children(of: number, before.children, now.children)
      let (was, element) = (before.element, now.element)
      if was.label != element.label {
        signals.append(.object(path(number), "PropertyChange", "accessible-name", value: .string(element.label)))
      }
      if before.help != now.help {
        signals.append(.object(path(number), "PropertyChange", "accessible-description", value: .string(now.help)))
      }
      if was.amount?.value != element.amount?.value, let amount = element.amount {
        signals.append(.object(path(number), "PropertyChange", "accessible-value", value: .double(amount.value)))
      }
      if element.isTextField, let text = before.text, let change = now.text.flatMap(text.change(to:)) {
        for (what, part) in [("delete", change.gone), ("insert", change.come)] where !part.isEmpty {
          signals.append(
            .object(path(number), "TextChanged", what, change.start, part.unicodeScalars.count, value: .string(part)))
        }
      }
      if let editing = element.editing, was.editing?.caret != editing.caret {
        signals.append(.object(path(number), "TextCaretMoved", "", editing.caret))
      }
      if let editing = element.editing, was.editing?.selection != editing.selection {
        signals.append(.object(path(number), "TextSelectionChanged"))
      }
      let changed = before.states.symmetricDifference(now.states)
      for (state, name) in AccessibleStates.names where changed.contains(state) {
        let signal = BusSignal.object(path(number), "StateChanged", name, now.states.contains(state) ? 1 : 0)
        if state == .focused { focused.append(signal) } else { signals.append(signal) }
      }
    }
    // The focus leaves before it comes.
    signals += focused.sorted { $0.arguments[1].int! < $1.arguments[1].int! }
    if let focus = new.focus, focus != old.focus, new.nodes[focus]?.states.contains(.focused) == false {
      signals.append(.object(path(focus), "StateChanged", "focused", 1))
    }
  }
}
