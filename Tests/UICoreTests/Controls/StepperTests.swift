import Foundation
import SwiftUI
import Testing
import UITestSupport

@MainActor struct StepperTests {
  @MainActor @Observable final class Model {
    var value = 0.5
  }

  @Test func titlesMayBeStrings() throws {
    let title = "Count"
    let model = Model()
    var steps = 0
    for form in [
      AnyView(Stepper(title, value: Bindable(model).value)),
      AnyView(Stepper(title, value: Bindable(model).value, in: 0...1)),
      AnyView(Stepper(title, onIncrement: { steps += 1 }, onDecrement: nil)),
      AnyView(Stepper(value: Bindable(model).value, onEditingChanged: { _ in }) { Text(title) }),
      AnyView(Stepper(value: Bindable(model).value, in: 0...1, onEditingChanged: { _ in }) { Text(title) }),
    ] {
      let host = try TestHost(size: CGSize(width: 300, height: 60)) { form }
      #expect(host.allElements.contains { $0.label == "Count" })
    }
    #expect(steps == 0)
  }
}
