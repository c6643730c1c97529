import AttributeGraph

/// A type-erased view. When the type inside changes, the view's identity changes.
nonisolated public struct AnyView: PrimitiveView {
  let storage: AnyViewStorage

  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? ConcreteAnyView(view)
  }

  public init<V: View>(erasing view: V) { self.init(view) }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitStack(view: view, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let rule = BranchListRule(
      source: view.attribute, inputs: inputs, key: { ObjectIdentifier(type(of: $0.storage)) },
      make: { value, source, inputs in value.storage.makeViewList(source: source, inputs: inputs) })
    return .dynamic(DynamicViewList(list: inputs.graph.rule(rule)))
  }

  nonisolated public static var _viewListCount: Int? { nil }
  nonisolated public static var _isSingleView: Bool { false }
}

class AnyViewStorage {
  func makeViewList(source: Attribute<AnyView>, inputs: _ViewListInputs) -> _ViewListOutputs { .elements([]) }
}

private final class ConcreteAnyView<V: View>: AnyViewStorage {
  let view: V
  init(_ view: V) { self.view = view }

  override func makeViewList(source: Attribute<AnyView>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let rule = BranchContentRule(source: source, last: view) { (value: AnyView) in
      (value.storage as? ConcreteAnyView<V>)?.view
    }
    return V._makeViewList(view: _GraphValue(inputs.graph.rule(rule)), inputs: inputs)
  }
}
