/// A view without content.
nonisolated public struct EmptyView: PrimitiveView {
  public init() {}

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs()
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { .elements([]) }

  nonisolated public static var _viewListCount: Int? { 0 }
  nonisolated public static var _isSingleView: Bool { false }
}
