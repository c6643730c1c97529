@_spi(Reflection) import Swift

/// The offsets and types of a tuple's elements, or of the only value where there is no tuple.
func fieldsOfTuple(_ type: Any.Type) -> [(offset: Int, type: Any.Type)] {
  var fields: [(offset: Int, type: Any.Type)] = []
  _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
    fields.append((offset, fieldType))
    return true
  }
  return fields
}
