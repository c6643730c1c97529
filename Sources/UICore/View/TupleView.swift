import AttributeGraph
@_spi(Reflection) import Swift

/// Several views in a view builder.
nonisolated public struct TupleView<T>: PrimitiveView {
  /// A tuple of the views.
  public var value: T
  /// The views of a tuple, in order.
  public init(_ value: T) { self.value = value }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitStack(view: view, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let parts = inputs.base.viewGraph.store(TupleFields.self).fields(of: T.self).map { field in
      func make<V: View>(_: V.Type) -> _ViewListOutputs {
        V._makeViewList(view: view.field(at: field.offset, as: V.self, in: inputs.graph), inputs: inputs)
      }
      return make(field.type)
    }
    return .concatenation(parts)
  }

  nonisolated public static var _isReadByParts: Bool { true }
  nonisolated public static var _isSingleView: Bool { false }

  nonisolated public static var _viewListCount: Int? {
    var total = 0
    for field in TupleField.find(in: T.self) {
      guard let count = field.type._viewListCount else { return nil }
      total += count
    }
    return total
  }
}

/// The fields of each tuple type, found once per app.
private final class TupleFields: ViewGraphStore {
  private var known: [ObjectIdentifier: [TupleField]] = [:]

  func fields(of type: Any.Type) -> [TupleField] {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    let found = TupleField.find(in: type)
    known[key] = found
    return found
  }
}

/// A view in a tuple.
struct TupleField {
  let offset: Int
  let type: any View.Type

  static func find(in type: Any.Type) -> [TupleField] {
    var fields: [TupleField] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      guard let view = views.cast(fieldType) else {
        callerError("a TupleView holds views; \(fieldType) is none")
      }
      fields.append(TupleField(offset: offset, type: view))
      return true
    }
    return fields
  }

  private static let views = DeclaredConformances<any View.Type>(to: (any View).self)
}
