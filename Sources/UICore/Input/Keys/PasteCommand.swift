import AttributeGraph
import CoreTransferable
import DisplayList
import Foundation

/// Takes what is pasted while the focus is on the content or inside, where the focused view has no use for it.
nonisolated package struct PasteModifier: PrimitiveViewModifier {
  /// Which items it takes, of those that the pasteboard has.
  let takes: (NSItemProvider) -> Bool
  let action: ([NSItemProvider]) -> Void

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    PasteResponder(inputs, modifier: modifier.attribute).wrap(body(inputs), in: inputs.graph)
  }
}

private final class PasteResponder: ViewResponder, @unchecked Sendable {
  private let modifier: Attribute<PasteModifier>

  init(_ inputs: _ViewInputs, modifier: Attribute<PasteModifier>) {
    self.modifier = modifier
    super.init(inputs)
  }

  /// Returns whether any of it is taken.
  func paste(_ items: [NSItemProvider]) -> Bool {
    guard isEnabled else { return false }
    let modifier = viewGraph.graph.read(modifier)
    let taken = items.filter(modifier.takes)
    if taken.isEmpty { return false }
    viewGraph.acting(.key, path: path) { modifier.action(taken) }
    return true
  }
}

extension InputRouter {
  /// Offers what the pasteboard has to those around the focus, the innermost first.
  ///
  /// Other programs may take their time with an answer: who may take it is settled now.
  ///
  /// - Returns: whether anybody may take it.
  func paste() -> Bool { (focus.focused ?? modal).map { paste(around: $0) } ?? false }

  /// Offers what the pasteboard has to those around a view.
  func paste(around view: any DisplayResponder) -> Bool {
    let responders = pasteResponders(around: view)
    if responders.isEmpty { return false }
    services.loadPasteboard { items in _ = responders.first { $0.paste(items) } }
    return true
  }

  /// Whether anybody around a view may take what is pasted.
  func takesPaste(around view: any DisplayResponder) -> Bool { !pasteResponders(around: view).isEmpty }

  private func pasteResponders(around view: any DisplayResponder) -> [PasteResponder] {
    displayList.ancestors(of: view).compactMap { $0 as? PasteResponder }.filter(\.isEnabled)
  }
}

extension View {
  /// Calls `action` with what is pasted while the focus is on the view or inside, where it is of one of the types.
  ///
  /// A text field inside takes texts itself. What other programs have in the clipboard comes when it is loaded.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(
      PasteModifier(
        takes: { item in supportedContentTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) } },
        action: payloadAction))
  }

  /// Calls `action` with what is pasted while the focus is on the view or inside, where it is of one of the types.
  ///
  /// - Parameter supportedTypes: identifiers of types.
  nonisolated public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { onPasteCommand(of: supportedTypes.map { .named($0) }, perform: payloadAction) }

  /// Calls `action` with the values that are pasted while the focus is on the view or inside.
  ///
  /// Values come together, once the last is there; those that could not be read are left out.
  ///
  /// - Parameter validator: which of them are taken; none for none.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      PasteModifier(
        takes: { $0.canLoadTransferable(type: T.self) },
        action: { items in
          _ = DroppedValues<T>.load(DragContent(items: items)) { values in
            let taken = validator(values)
            if !taken.isEmpty { action(taken) }
            return true
          }
        }))
  }
}
