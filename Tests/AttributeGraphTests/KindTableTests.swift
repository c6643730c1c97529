import Testing

@testable import AttributeGraph

/// The numbers of kinds by types.
@Suite struct KindTableTests {
  private let types: [Any.Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
    UInt64.self, Float.self, Double.self, Bool.self, String.self, Character.self, Int?.self, Bool?.self, String?.self,
    (Int, Int).self, (() -> Void).self,
  ]

  /// More keys than the table begins with: 20 types, arrays of them, and arrays of those up to four deep, each as three keys:
  /// 20 · 5 · 3 = 300.
  @Test func everyKeyHasItsNumber() {
    func array<T>(_: T.Type) -> Any.Type { [T].self }
    var keys: [KindTable.Key] = []
    for type in types {
      var type = type
      for _ in 0...4 {
        keys += [KindTable.Key(rule: type), KindTable.Key(source: type), KindTable.Key(field: type)]
        type = _openExistential(type, do: array)
      }
    }
    var table = KindTable()
    for (number, key) in keys.enumerated() {
      #expect(table[key] == nil)
      table.insert(UInt32(number), for: key)
    }
    for (number, key) in keys.enumerated() { #expect(table[key] == UInt32(number)) }
  }
}
