import AttributeGraph
import CoreTransferable
import DisplayList
import Foundation

/// Hands over what is copied or cut while the focus is on the content or inside, where the focused view has nothing itself.
nonisolated package struct CopyModifier: PrimitiveViewModifier {
  /// `copy` or `cut`.
  let command: EditCommands
  /// Nil where there is nothing to copy.
  let items: (() -> [NSItemProvider])?

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let responder = CopyResponder(inputs, modifier: modifier.attribute)
    let router = inputs.environmentValue(\.inputRouter)
    // The Edit menu enables its items by what would answer.
    func updateMenu() { graph.withoutTracking { graph.read(router) }?.undo.setNeedsUpdate() }
    var wasUseful: Bool?
    inputs.base.addEffect(of: modifier.attribute) { modifier in
      let isUseful = modifier.items != nil
      if isUseful != wasUseful { updateMenu() }
      wasUseful = isUseful
    }
    inputs.base.addEffect(of: inputs.environmentValue(\.isEnabled)) { _ in updateMenu() }
    return responder.wrap(body(inputs), in: graph)
  }
}

private final class CopyResponder: ViewResponder, @unchecked Sendable {
  private let modifier: Attribute<CopyModifier>

  init(_ inputs: _ViewInputs, modifier: Attribute<CopyModifier>) {
    self.modifier = modifier
    super.init(inputs)
  }

  /// What it does now; nothing where it is disabled.
  var command: EditCommands {
    guard isEnabled else { return [] }
    let modifier = viewGraph.graph.read(modifier)
    return modifier.items == nil ? [] : modifier.command
  }

  func items() -> [NSItemProvider] {
    let modifier = viewGraph.graph.read(modifier)
    return viewGraph.acting(.key, path: path) { modifier.items?() ?? [] }
  }
}

extension InputRouter {
  /// Copies or cuts as the innermost around the focus says that answers the command.
  ///
  /// - Returns: whether there is one, even if it had nothing.
  func copy(_ command: EditCommands) -> Bool {
    (focus.focused ?? modal).map { copy(command, around: $0) } ?? false
  }

  /// Copies or cuts as the innermost around a view says that answers the command.
  func copy(_ command: EditCommands, around view: any DisplayResponder) -> Bool {
    let responders = displayList.ancestors(of: view).lazy.compactMap { $0 as? CopyResponder }
    guard let responder = responders.first(where: { $0.command == command }) else { return false }
    let items = responder.items()
    if !items.isEmpty { services.writePasteboard(items) }
    return true
  }

  /// Which of copying and cutting somebody around a view answers.
  func copyCommands(around view: any DisplayResponder) -> EditCommands {
    displayList.ancestors(of: view).reduce(into: []) { commands, ancestor in
      if let responder = ancestor as? CopyResponder { commands.formUnion(responder.command) }
    }
  }
}

extension View {
  /// Calls `payloadAction` for Control-C and the Edit menu's Copy while the focus is on the view or inside, and puts the
  /// items that it returns into the clipboard.
  ///
  /// The innermost view that answers is asked; a text field inside copies its own text. No items leave the clipboard as it
  /// is. This program gets the items as they are, others their types and, as text, the texts and URLs of all of them.
  ///
  /// - Parameter payloadAction: nil where there is nothing to copy: a view around this one may answer then.
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(CopyModifier(command: .copy, items: payloadAction))
  }

  /// Calls `payloadAction` for Control-X and the Edit menu's Cut while the focus is on the view or inside, and puts the
  /// items that it returns into the clipboard.
  ///
  /// The closure removes what it returns; whether that can be undone is up to it.
  ///
  /// - Parameter payloadAction: nil where there is nothing to cut: a view around this one may answer then.
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(CopyModifier(command: .cut, items: payloadAction))
  }

  /// Puts values into the clipboard for Control-C and the Edit menu's Copy while the focus is on the view or inside.
  ///
  /// - Parameter payload: asked when something is copied, not before; no values leave the clipboard as it is.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    onCopyCommand { payload().map { NSItemProvider(transferring: $0) } }
  }

  /// Puts the values that `action` returns into the clipboard for Control-X and the Edit menu's Cut while the focus is on
  /// the view or inside.
  ///
  /// - Parameter action: removes what it returns; whether that can be undone is up to it.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    onCutCommand { action().map { NSItemProvider(transferring: $0) } }
  }
}
