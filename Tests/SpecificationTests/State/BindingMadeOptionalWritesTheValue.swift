import SwiftUI
import Testing

extension StateSpecification {
  /// `Binding<V?>(base)` reads the value and writes values; nil cannot be written to what is not optional.
  @Test func bindingMadeOptionalWritesTheValue() {
    final class Box { var value = 1 }
    nonisolated(unsafe) let box = Box()
    let binding = Binding(get: { box.value }, set: { box.value = $0 })
    let optional = Binding<Int?>(binding)
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = 5
    #expect(box.value == 5)
  }
}
