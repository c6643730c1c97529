import SwiftUI
import Testing
import UITestSupport

private final class Store: ObservableObject {
  @Published var count = 0
}

@propertyWrapper @MainActor private struct Count: DynamicProperty {
  @StateObject private var store = Store()
  @Environment(\.layoutDirection) private var direction

  var wrappedValue: Int {
    get { direction == .rightToLeft ? -store.count : store.count }
    nonmutating set { store.count = newValue }
  }
  var projectedValue: Binding<Int> { $store.count }
}

private struct Reader: View {
  let journal: Journal
  @Count private var count

  var body: some View {
    let _ = journal("\(count)")
    Color.red.onTapGesture { $count.wrappedValue += 1 }
  }
}

extension StateSpecification {
  /// A wrapper made of a state object and a value of the environment behaves as those do in the view itself.
  @Test func customWrapperOfAnObject() throws {
    let journal = Journal()
    let host = try TestHost { Reader(journal: journal).environment(\.layoutDirection, .rightToLeft) }
    host.click(100, 50)
    #expect(journal.take() == ["0", "-1"])
  }
}
