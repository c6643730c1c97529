import SwiftUI
import Testing

extension StateSpecification {
  /// A binding to a hashable value can be had as one to `AnyHashable`.
  @Test func bindingAsAnyHashable() {
    final class Box { var value = "a" }
    nonisolated(unsafe) let box = Box()
    let binding = Binding<AnyHashable>(Binding(get: { box.value }, set: { box.value = $0 }))
    #expect(binding.wrappedValue == AnyHashable("a"))
    binding.wrappedValue = "b"
    #expect(box.value == "b")
  }
}
