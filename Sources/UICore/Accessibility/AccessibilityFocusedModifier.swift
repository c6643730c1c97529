import AttributeGraph
import DisplayList

/// Tells a binding when the focus of an assistive program is on the content's element.
nonisolated package struct AccessibilityFocusedModifier<Value: Hashable>: PrimitiveViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  /// The binding's value once the focus has left.
  let none: Value
  let technologies: AccessibilityTechnologies

  nonisolated package static var _keepsSingleView: Bool { true }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    guard outputs.layout != nil else { return outputs }
    let (graph, viewGraph, router) = (inputs.graph, inputs.viewGraph, inputs.inputRouter)
    let target = AccessibilityFocusTarget()
    inputs.base.addEffect(of: modifier.attribute) { modifier in
      target.technologies = modifier.technologies
      target.write = { isFocused in
        if isFocused {
          modifier.binding.wrappedValue = modifier.value
        } else if modifier.binding.wrappedValue == modifier.value {
          // Another element may have taken over the binding.
          modifier.binding.wrappedValue = modifier.none
        }
      }
    }
    let matches = modifier.map(in: graph) { $0.binding.wrappedValue == $0.value }.attribute
    inputs.addChangeEffect(of: matches) { old, isFocused in
      if old == nil, !isFocused { return }
      viewGraph.enqueueAction { [weak router] in
        guard let router, (router.accessibilityFocus === target) != isFocused else { return }
        if isFocused { router.moveAccessibilityFocus(to: target) } else { router.accessibilityFocus = nil }
      }
    }
    graph.currentSubgraph.onRemove { [weak router] in
      guard let router, router.accessibilityFocus === target else { return }
      viewGraph.enqueueAction { if router.accessibilityFocus === target { router.moveAccessibilityFocus(to: nil) } }
    }
    outputs.display = graph.rule(
      AccessibilityFocusRule(target: target, content: outputs.display, size: inputs.size))
    return outputs
  }
}

private struct AccessibilityFocusRule: AccessibleRule {
  let target: AccessibilityFocusTarget
  let content: Attribute<DisplayList>?
  let size: Attribute<ViewSize>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    .marked(content, size: size, context)
  }

  func accessibility(in graph: Graph) -> AccessibilityContent? {
    var content = AccessibilityContent()
    content.focus = target
    return content
  }
  var accessibilitySize: Attribute<ViewSize>? { size }
  var isAccessibilityLeaf: Bool { false }
  static var updateKind: UpdateKind { .display }
}

extension InputRouter {
  /// Moves the focus of assistive programs.
  ///
  /// - Parameter target: that of the element on which it is; nil where nobody asks.
  func moveAccessibilityFocus(to target: AccessibilityFocusTarget?) {
    let old = accessibilityFocus
    if old === target { return }
    accessibilityFocus = target
    old?.write(false)
    target?.write(true)
  }
}
