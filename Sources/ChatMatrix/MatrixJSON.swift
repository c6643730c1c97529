import Foundation

/// A value of JSON of which nothing is known: whatever is asked for may be missing or of another type, and then is nil.
struct MatrixJSON {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  /// Reads text. What Foundation refuses in it, deep nesting, lone halves of characters and numbers beyond all measure,
  /// is taken out, so that one event cannot keep the others away.
  init?(_ data: Data) {
    if let value = try? JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed]) {
      self.value = value
    } else if let value = try? JSONSerialization.jsonObject(
      with: JSONCleaner.cleaned(data), options: [.fragmentsAllowed])
    {
      self.value = value
    } else {
      return nil
    }
  }

  subscript(key: String) -> MatrixJSON { MatrixJSON(object?[key]) }

  var object: [String: Any]? { value as? [String: Any] }
  var array: [MatrixJSON] { (value as? [Any])?.map { MatrixJSON($0) } ?? [] }
  var string: String? { value as? String }
  var double: Double? {
    guard !isBoolean, let number = value as? NSNumber, number.doubleValue.isFinite else { return nil }
    return number.doubleValue
  }
  var int: Int? { double.flatMap { $0.magnitude < 9e15 ? Int($0) : nil } }
  var bool: Bool? { isBoolean ? value as? Bool : nil }
  var exists: Bool { value != nil && !(value is NSNull) }

  private var isBoolean: Bool {
    guard let number = value as? NSNumber else { return value is Bool }
    // A byte: what is read from text as a number is never one.
    return [UInt8(ascii: "c"), UInt8(ascii: "B")].contains(UInt8(bitPattern: number.objCType.pointee))
  }

  /// As text, with sorted keys.
  var data: Data {
    guard let value, JSONSerialization.isValidJSONObject(value) else { return Data() }
    return (try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes]))
      ?? Data()
  }

  /// What is written as text to a server.
  static func data(_ object: [String: Any]) -> Data { MatrixJSON(object).data }
}
