import AttributeGraph

/// The contents that the bodies of custom modifiers and of control styles may use, innermost first; one of `view` and `list`
/// is there.
final class ModifierContents {
  let type: Any.Type
  let outer: ModifierContents?
  let view: ((_ViewInputs) -> _ViewOutputs)?
  let list: ((_ViewListInputs) -> _ViewListOutputs)?

  init(
    type: Any.Type, outer: ModifierContents?, view: ((_ViewInputs) -> _ViewOutputs)?,
    list: ((_ViewListInputs) -> _ViewListOutputs)?
  ) {
    self.type = type
    self.outer = outer
    self.view = view
    self.list = list
  }

  /// The content of the innermost modifier of the type; `inputs` are left as that content should see them.
  static func get(_ type: Any.Type, in inputs: inout _GraphInputs) -> ModifierContents {
    if let content = find(type, in: &inputs) { return content }
    callerError("the content of \(type) is used outside its body", in: inputs.path)
  }

  /// As ``get(_:in:)``; nil, and `inputs` as they were, where there is none.
  static func find(_ type: Any.Type, in inputs: inout _GraphInputs) -> ModifierContents? {
    var contents = inputs.modifierContents
    while let candidate = contents {
      contents = candidate.outer
      if candidate.type == type {
        inputs.modifierContents = contents
        return candidate
      }
    }
    return nil
  }
}
