/// A type that is an object in the package's own format; one list of fields reads and writes it.
protocol OwnCodable: Equatable {
  /// The value of an empty object; fields equal to it are not written.
  static var blank: Self { get }
  static var fields: [Field<Self>] { get }
}

/// One member of an object: how it is read into a value and written from it.
struct Field<Root> {
  let name: String
  let read: (inout Root, ObjectReader) -> Void
  let write: (Root) -> JSONValue?
}

extension Field where Root: OwnCodable {
  init<Value: Equatable>(_ name: String, _ path: WritableKeyPath<Root, Value>, _ coding: ValueCoding<Value>) {
    self.init(
      name: name,
      read: { root, reader in
        if let value = coding.read(reader, name) { root[keyPath: path] = value }
      },
      write: { root in
        let value = root[keyPath: path]
        return value == Root.blank[keyPath: path] ? nil : coding.write(value)
      })
  }

  init<Value: Equatable>(_ name: String, _ path: WritableKeyPath<Root, Value?>, _ coding: ValueCoding<Value>) {
    self.init(
      name: name,
      read: { root, reader in
        if let value = coding.read(reader, name) { root[keyPath: path] = value }
      },
      write: { root in root[keyPath: path].map(coding.write) })
  }
}

extension OwnCodable {
  /// Reads an object; missing or invalid members keep their defaults.
  init(reading reader: ObjectReader) {
    self = .blank
    for field in Self.fields { field.read(&self, reader) }
    reader.finish()
  }

  /// The members of the object, without defaults.
  var json: JSONValue {
    .object(
      Self.fields.compactMap { field in
        field.write(self).map { JSONValue.Member(field.name, $0) }
      })
  }
}

/// How a value is read from a member and written as JSON.
struct ValueCoding<Value> {
  let read: (ObjectReader, String) -> Value?
  let write: (Value) -> JSONValue
}

extension ValueCoding where Value == String {
  static var text: Self { Self(read: { $0.string($1) }, write: { .string($0) }) }
}

extension ValueCoding where Value == Double {
  static var number: Self { Self(read: { $0.number($1) }, write: { .number($0) }) }

  static func number(in range: ClosedRange<Double>) -> Self {
    Self(
      read: { reader, name in
        guard let number = reader.number(name) else { return nil }
        if range.contains(number) { return number }
        reader.warn(.malformed, name, why: "\(number) is outside \(range.lowerBound) to \(range.upperBound)")
        return min(max(number, range.lowerBound), range.upperBound)
      }, write: { .number($0) })
  }
}

extension ValueCoding where Value == Int {
  static func integer(in range: ClosedRange<Int>) -> Self {
    Self(read: { $0.integer($1, in: range) }, write: { .number(Double($0)) })
  }
}

extension ValueCoding where Value == Bool {
  static var bool: Self { Self(read: { $0.bool($1) }, write: { .bool($0) }) }
}

extension ValueCoding where Value == [String] {
  static var texts: Self {
    Self(read: { $0.has($1) ? $0.strings($1) : nil }, write: { .array($0.map { .string($0) }) })
  }
}

extension ValueCoding where Value == DashboardColor {
  static var color: Self { Self(read: { $0.color($1) }, write: { .string($0.text) }) }
}

extension ValueCoding where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  static var choice: Self { Self(read: { $0.choice($1) }, write: { .string($0.rawValue) }) }
}

extension ValueCoding where Value: OwnCodable {
  static var object: Self {
    Self(read: { $0.object($1).map { Value(reading: $0) } }, write: { $0.json })
  }
}

extension ValueCoding {
  static func objects<Element: OwnCodable>() -> Self where Value == [Element] {
    Self(
      read: { $0.has($1) ? $0.objects($1).map { Element(reading: $0) } : nil },
      write: { .array($0.map(\.json)) })
  }

  static func choices<Element: RawRepresentable & CaseIterable>() -> Self
  where Value == [Element], Element.RawValue == String {
    Self(
      read: { reader, name in
        guard reader.has(name) else { return nil }
        return reader.strings(name).compactMap { text in
          if let value = Element(rawValue: text) { return value }
          let known = Element.allCases.map(\.rawValue).joined(separator: ", ")
          reader.warn(.malformed, name, text, why: "none of " + known)
          return nil
        }
      }, write: { .array($0.map { .string($0.rawValue) }) })
  }
}
