import Foundation

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key: key, store: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key: key, store: store)
  }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key: key, store: store) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key: key, store: store) }
}

/// Optional values: writing `nil` removes the key.
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key: key, store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key: key, store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key: key, store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key: key, store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key: key, store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key: key, store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key: key, store: store)
  }

  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == Int { self.init(nil, key: key, store: store) }

  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == String { self.init(nil, key: key, store: store) }
}
