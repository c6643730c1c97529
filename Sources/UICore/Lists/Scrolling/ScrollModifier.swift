import AttributeGraph

/// A modifier of the first scroll view inside of a view.
nonisolated protocol ScrollModifier: PrimitiveViewModifier {
  nonisolated static func attach(_ modifier: _GraphValue<Self>, to scroll: ScrollContext, inputs: _ViewInputs)
}

extension ScrollModifier {
  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    inputs.scrollAttachments.append(ScrollAttachment { attach(modifier, to: $0, inputs: $1) })
    return body(inputs)
  }
}

/// What a modifier does to the first scroll view inside.
final class ScrollAttachment {
  private let action: (ScrollContext, _ViewInputs) -> Void
  private var isTaken = false

  init(_ action: @escaping (ScrollContext, _ViewInputs) -> Void) { self.action = action }

  func attach(to scroll: ScrollContext, inputs: _ViewInputs) {
    if isTaken { return }
    isTaken = true
    // Another scroll view may come in its place.
    inputs.graph.currentSubgraph.onRemove { [weak self] in self?.isTaken = false }
    action(scroll, inputs)
  }
}

private enum ScrollAttachmentsKey: ViewInputKey { static var defaultValue: [ScrollAttachment] { [] } }

extension _ViewInputs {
  /// What modifiers around ask of the first scroll view inside, outermost first.
  var scrollAttachments: [ScrollAttachment] {
    get { self[ScrollAttachmentsKey.self] }
    set { self[ScrollAttachmentsKey.self] = newValue }
  }
}
