import SwiftUI
import Testing

extension StateSpecification {
  /// `set` of a binding made of closures is handed the transaction of the write.
  @Test func bindingsTransactionIsThatOfItsWrites() {
    final class Box { var writes: [(Int, Bool)] = [] }
    nonisolated(unsafe) let box = Box()
    let binding = Binding<Int>(get: { 0 }, set: { box.writes.append(($0, $1.disablesAnimations)) })
    var transaction = Transaction()
    transaction.disablesAnimations = true
    binding.wrappedValue = 1
    binding.transaction(transaction).wrappedValue = 2
    #expect(box.writes.map(\.0) == [1, 2])
    #expect(box.writes.map(\.1) == [false, true])
  }
}
