import Foundation

/// Converts values to and from property list types.
enum StoredForm {
  /// The value of a stored object; nil if it has another type.
  static func value<Value>(_ type: Value.Type, from stored: Any) -> Value? {
    if let type = type as? any OptionalStorable.Type { return type.wrapped(from: stored) as? Value }
    if let type = type as? any Storable.Type { return type.value(from: stored) as? Value }
    if let type = type as? any RawRepresentable.Type { return rawRepresentable(type, from: stored) as? Value }
    return nil
  }

  static func value<Value>(from stored: Any?) -> Value? { stored.flatMap { value(Value.self, from: $0) } }

  /// The object to store; nil for none.
  static func stored(_ value: Any) -> Any? {
    switch value {
    case let value as any OptionalStorable: value.wrappedForm
    case let value as any Storable: value.storedForm
    case let value as any RawRepresentable: rawValue(value)
    default: nil
    }
  }

  private static func rawRepresentable<R: RawRepresentable>(_: R.Type, from stored: Any) -> R? {
    value(R.RawValue.self, from: stored).flatMap(R.init(rawValue:))
  }

  private static func rawValue<R: RawRepresentable>(_ value: R) -> Any? { stored(value.rawValue) }

  /// Whether two stored objects are equal.
  static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a as any Storable & Equatable, let b?): isEqual(a, b)
    default: false
    }
  }

  private static func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
}

/// A type that property lists can store.
protocol Storable: Equatable {
  static func value(from stored: Any) -> Self?
  var storedForm: Any { get }
}

extension Storable {
  static func value(from stored: Any) -> Self? { stored as? Self }
  var storedForm: Any { self }
}

extension String: Storable {}
extension Data: Storable {}

/// Stores dates within about 30,000 years: an XML property list with an infinite or NaN date cannot be read.
extension Date: Storable {
  var storedForm: Any {
    let seconds = timeIntervalSinceReferenceDate
    return seconds.isNaN ? Date.distantPast : Date(timeIntervalSinceReferenceDate: min(max(seconds, -1e12), 1e12))
  }
}

/// Numbers are also read from other kinds of number, if the value is exact.
extension Bool: Storable {
  static func value(from stored: Any) -> Bool? {
    if let value = stored as? Bool { return value }
    switch stored as? Int {
    case 0: return false
    case 1: return true
    default: return nil
    }
  }
}

extension Int: Storable {
  static func value(from stored: Any) -> Int? {
    if let value = stored as? Int { return value }
    // What Foundation's UserDefaults returns for Int.max.
    if let value = stored as? Int64 { return Int(value) }
    if let value = stored as? Double { return Int(exactly: value) }
    return (stored as? Bool).map { $0 ? 1 : 0 }
  }
}

extension Double: Storable {
  static func value(from stored: Any) -> Double? {
    if let value = stored as? Double { return value }
    return Int.value(from: stored).map(Double.init)
  }
}

extension URL: Storable {
  static func value(from stored: Any) -> URL? { (stored as? String).flatMap(URL.init(string:)) }
  var storedForm: Any { absoluteString }
}

protocol OptionalStorable {
  static func wrapped(from stored: Any) -> Any?
  var wrappedForm: Any? { get }
}

extension Optional: OptionalStorable {
  static func wrapped(from stored: Any) -> Any? { StoredForm.value(Wrapped.self, from: stored) }
  var wrappedForm: Any? { flatMap { StoredForm.stored($0) } }
}
