import AttributeGraph
import CoreTransferable
import DisplayList
import Foundation

/// Makes its content a target of drops.
nonisolated package struct DropModifier: PrimitiveViewModifier {
  let takes: (NSItemProvider) -> Bool
  let delegate: any DropDelegate

  init(_ types: [UTType], delegate: any DropDelegate) {
    self.delegate = delegate
    takes = { item in
      item.registeredContentTypes.contains { offered in types.contains { offered.conforms(to: $0) } }
    }
  }

  init(takes: @escaping (NSItemProvider) -> Bool, delegate: any DropDelegate) {
    (self.takes, self.delegate) = (takes, delegate)
  }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let responder = DropResponder(inputs, modifier: modifier.attribute)
    var outputs = body(inputs)
    outputs.display = inputs.graph.rule(
      DropDisplayRule(content: outputs.display, size: inputs.size, responder: responder))
    return outputs
  }
}

/// The content in a group as large as the view, also where it draws nothing.
private struct DropDisplayRule: Rule {
  let content: Attribute<DisplayList>?
  let size: Attribute<ViewSize>
  let responder: DropResponder

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let list = content.map { context.read($0) } ?? .empty
    let frame = CGRect(origin: .zero, size: context.read(size).size)
    return DisplayList([
      DisplayItem(
        id: context.attribute.id.index, version: 0, bounds: list.bounds.union(frame),
        content: .group(GroupItem(list, responder: responder)))
    ])
  }

  static var updateKind: UpdateKind { .display }
}

final class DropResponder: ViewResponder, DropTarget, @unchecked Sendable {
  private let modifier: Attribute<DropModifier>
  private let size: Attribute<ViewSize>
  /// As the view was when it was asked last: the view may vanish in the middle of a drag.
  private var latest: DropModifier?
  private var lastOperation = DropOperation.copy

  init(_ inputs: _ViewInputs, modifier: Attribute<DropModifier>) {
    (self.modifier, size) = (modifier, inputs.size)
    super.init(inputs)
  }

  private var delegate: (any DropDelegate)? {
    if !isRemoved { latest = viewGraph.graph.read(modifier) }
    return latest?.delegate
  }

  var dropFrame: CGRect {
    CGRect(origin: .zero, size: isRemoved ? .zero : viewGraph.graph.storedValue(size)?.size ?? .zero)
  }

  func takes(_ content: DragContent, at point: CGPoint) -> Bool {
    _ = delegate
    return content.items.contains { latest?.takes($0) == true }
  }

  /// Asks the delegate, if there is one.
  private func ask<Answer>(_ question: @MainActor (any DropDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    nonisolated(unsafe) let asked = delegate
    return assumeMainActor { question(asked) }
  }

  func validate(_ info: DropInfo) -> Bool { ask { $0.validateDrop(info: info) } ?? false }

  func enter(_ info: DropInfo) {
    lastOperation = .copy
    _ = ask { $0.dropEntered(info: info) }
  }

  func update(_ info: DropInfo) -> DropOperation {
    if let proposal = ask({ $0.dropUpdated(info: info) }) ?? nil { lastOperation = proposal.operation }
    return lastOperation
  }

  func exit(_ info: DropInfo) {
    _ = ask { $0.dropExited(info: info) }
    latest = nil
  }

  func perform(_ info: DropInfo) -> Bool {
    defer { latest = nil }
    return ask { $0.performDrop(info: info) } ?? false
  }
}

/// A delegate made of closures.
nonisolated struct ClosureDropDelegate: DropDelegate {
  let isTargeted: (Bool) -> Void
  let perform: (DropInfo) -> Bool

  func dropEntered(info: DropInfo) { isTargeted(true) }
  func dropExited(info: DropInfo) { isTargeted(false) }
  func performDrop(info: DropInfo) -> Bool {
    isTargeted(false)
    return perform(info)
  }
}
