import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A list that has the keyboard.
final class ListResponder: FocusResponder, EditCommandResponder, @unchecked Sendable {
  private let controller: ListController
  /// Whether the focus came by the keyboard.
  private let showsFocus: Attribute<Bool>

  init(_ inputs: _ViewInputs, controller: ListController) {
    self.controller = controller
    showsFocus = inputs.graph.source(false)
    super.init(inputs)
    controller.responder = self
  }

  /// The list takes keys, and where no row shows that by its mark, a ring does.
  func ringed(_ outputs: _ViewOutputs, _ inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = wrap(outputs, in: inputs.graph)
    outputs.display = outputs.display.map {
      inputs.graph.rule(
        ListFocusRule(
          content: $0, showsFocus: showsFocus, selection: controller.selection, size: inputs.size,
          environment: inputs.environment))
    }
    return outputs
  }

  override var canFocus: Bool { !isRemoved && controller.selected.isSelectable }
  override var focusesOnClick: Bool { canFocus }
  override func press(_ press: KeyStroke) -> Bool { controller.press(press) }
  override func insertText(_ text: String) { controller.type(text) }

  var editCommands: EditCommands {
    !isRemoved && isEnabled && controller.count > 0 && controller.selected.isMultiple ? .selectAll : []
  }

  func perform(_ command: EditCommands) -> Bool {
    editCommands.contains(command) && press(KeyStroke(key: .character("a"), modifiers: .command))
  }

  override func focusChanged() {
    if isRemoved { return }
    viewGraph.set(controller.isFocused, to: isFocused)
    viewGraph.set(showsFocus, to: isFocused && router?.focus.isByKeyboard != false)
  }
}

/// A ring inside the edges of a list that has the focus and no selected row.
private struct ListFocusRule: Rule {
  let content: Attribute<DisplayList>
  let showsFocus: Attribute<Bool>
  let selection: Attribute<ListSelected>
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope
  /// So that neither the list nor what it touches covers the ring.
  private static let inset: CGFloat = 3

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let content = context.read(content)
    guard context.read(showsFocus), context.read(environment.value(\.isFocusEffectEnabled, in: context.graph)) else {
      return content
    }
    let selection = context.read(selection)
    guard context.observing({ selection.isEmpty() }) else { return content }
    let rect = CGRect(origin: .zero, size: context.read(size).size).insetBy(dx: Self.inset, dy: Self.inset)
    let ring = FocusRingShape.item(
      around: rect, cornerRadius: 4, environment: StyleEnvironment(scope: environment, graph: context.graph),
      id: context.attribute.id.index, version: context.revision)
    return ring.map { DisplayList(content.items + [$0]) } ?? content
  }

  static var updateKind: UpdateKind { .display }
}
