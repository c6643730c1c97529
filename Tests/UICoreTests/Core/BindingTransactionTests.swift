import Geometry
import Testing

@testable import UICore

/// A binding made from another writes under the same transaction, in whatever way it is made.
@MainActor struct BindingTransactionTests {
  struct Item: Equatable { var name = "" }

  private final class Store: @unchecked Sendable {
    var items = [Item(), Item()]
    var choice: Item? = Item()
    var written: [Animation?] = []

    var itemsBinding: Binding<[Item]> {
      Binding(
        get: { self.items },
        set: {
          self.items = $0; self.written.append($1.animation)
        })
    }
    var choiceBinding: Binding<Item?> {
      Binding(
        get: { self.choice },
        set: {
          self.choice = $0; self.written.append($1.animation)
        })
    }
  }

  @Test func theAnimationReachesWhateverIsMadeOfIt() throws {
    let store = Store()
    let (items, choice) = (store.itemsBinding.animation(.linear), store.choiceBinding.animation(.linear))
    items[1].wrappedValue.name = "an element"
    items[0].name.wrappedValue = "a member of an element"
    for item in items { item.wrappedValue.name = "an element of a loop" }
    try #require(Binding(choice)).wrappedValue.name = "the value of an optional"
    Binding<[Item]?>(items).wrappedValue = [Item()]
    Binding<AnyHashable>(items.converted(to: \.count) { Array(repeating: Item(), count: $0) }).wrappedValue = 3
    #expect(store.items.count == 3)
    #expect(store.written == Array(repeating: .linear, count: 7))
    store.itemsBinding[0].wrappedValue.name = "without"
    #expect(store.written.last == .some(nil))
  }
}
