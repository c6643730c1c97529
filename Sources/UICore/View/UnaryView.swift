import AttributeGraph

/// A view with a body that is one view to its container, whatever its body makes, as controls are.
///
/// Its type says so: a `ForEach` of such views makes the rows that show and no others.
@MainActor @preconcurrency package protocol UnaryView: View {}

extension UnaryView {
  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { .unary(Self.self, view: view, inputs: inputs) }

  nonisolated public static var _viewListCount: Int? { 1 }
}
