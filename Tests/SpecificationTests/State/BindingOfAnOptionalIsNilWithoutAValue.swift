import SwiftUI
import Testing

extension StateSpecification {
  /// `Binding(_:)` of a binding to an optional is nil while there is no value, else a binding to what is wrapped.
  @Test func bindingOfAnOptionalIsNilWithoutAValue() {
    final class Box { var value: Int? }
    nonisolated(unsafe) let box = Box()
    let optional = Binding<Int?>(get: { box.value }, set: { box.value = $0 })
    #expect(Binding<Int>(optional) == nil)
    box.value = 3
    let unwrapped = Binding<Int>(optional)
    unwrapped?.wrappedValue += 1
    #expect(box.value == 4)
    #expect(unwrapped?.wrappedValue == 4)
  }
}
