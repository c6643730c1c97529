import Foundation

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key: key)
  }

  public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key: key) }

  public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key: key) }
}

/// Optional values: writing `nil` removes the key.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key: key)
  }

  public init(_ key: String) where Value == Int? {
    self.init(nil, key: key)
  }

  public init(_ key: String) where Value == Double? {
    self.init(nil, key: key)
  }

  public init(_ key: String) where Value == String? {
    self.init(nil, key: key)
  }

  public init(_ key: String) where Value == URL? {
    self.init(nil, key: key)
  }

  public init(_ key: String) where Value == Date? {
    self.init(nil, key: key)
  }

  public init(_ key: String) where Value == Data? {
    self.init(nil, key: key)
  }

  public init<R: RawRepresentable>(
    _ key: String
  ) where Value == R?, R.RawValue == Int { self.init(nil, key: key) }

  public init<R: RawRepresentable>(
    _ key: String
  ) where Value == R?, R.RawValue == String { self.init(nil, key: key) }
}
