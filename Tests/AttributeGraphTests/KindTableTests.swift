import Testing

@testable import AttributeGraph

/// The numbers of kinds by types.
@Suite struct KindTableTests {
  private let types: [Any.Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
    UInt64.self, Float.self, Double.self, Bool.self, String.self, Character.self, [Int].self, [Bool].self,
    [String].self, Int?.self, Bool?.self, String?.self, (Int, Int).self, (() -> Void).self, Any.self,
  ]

  /// More keys than the table begins with: 24 · (24 + 2) = 624.
  @Test func everyKeyHasItsNumber() {
    var keys: [KindTable.Key] = []
    for type in types {
      keys += [KindTable.Key(rule: type), KindTable.Key(source: type)]
      keys += types.map { KindTable.Key(field: $0, of: type) }
    }
    var table = KindTable()
    for (number, key) in keys.enumerated() {
      #expect(table[key] == nil)
      table.insert(UInt32(number), for: key)
    }
    for (number, key) in keys.enumerated() { #expect(table[key] == UInt32(number)) }
  }
}
