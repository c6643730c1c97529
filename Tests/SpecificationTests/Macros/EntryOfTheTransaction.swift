import SwiftUI
import Testing

private final class Origin: Sendable {}

extension Transaction {
  @Entry fileprivate var source: String = "code"
  @Entry fileprivate var origin: Origin = Origin()
}

extension MacroSpecification {
  @Test func entryOfTheTransaction() {
    var transaction = Transaction()
    #expect(transaction.source == "code")
    transaction.source = "tap"
    #expect(transaction.source == "tap")
    #expect(Transaction().source == "code")
  }

  /// The default value of an entry with a type is a computed property's, as in Apple's expansion: made anew when read.
  @Test func defaultValueIsMadeAnew() {
    let transaction = Transaction()
    #expect(transaction.origin !== transaction.origin)
  }
}
