import Foundation
import SwiftUI
import Testing
import UITestSupport

@MainActor struct StepperTests {
  @MainActor @Observable final class Model {
    var value = 0.5
    @ObservationIgnored var edits: [Bool] = []
  }

  /// Makes the stepper anew when the value changes, as a program's body does.
  private struct Screen: View {
    let make: () -> AnyView
    var body: some View { make() }
  }

  /// The field is called by the label, beside what goes up and down by steps.
  @Test func theFieldAndTheStepsAreElements() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 60)) {
      Stepper("Opacity", value: Bindable(model).value, in: 0...1, step: 0.25, format: .number)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    let field = try #require(host.textFields["Opacity"])
    #expect(field.frame.width == 60)
    let steps = try #require(host.allElements.first { $0.label == "Opacity" && $0.adjust(.increment) })
    #expect(model.value == 0.75 && host.textFields["Opacity"]?.value == "0.75")
    // The halves stand beside the field: 26 points each, one between them, 4 from it.
    #expect(steps.frame.minX == field.frame.maxX + 4 && steps.frame.width == 53)
    #expect(steps.frame.midY == field.frame.midY)
  }

  @Test func fromRightToLeftTheHalvesAreLeftOfTheField() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 60)) {
      Stepper("Opacity", value: Bindable(model).value, in: 0...1, step: 0.25, format: .number)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    let field = try #require(host.textFields.first)
    host.click(field.frame.minX - 4 - 27 - 13, field.frame.midY)
    #expect(model.value == 0.75)
  }

  @Test func disabledNothingIsTaken() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 60)) {
      Stepper("Opacity", value: Bindable(model).value, in: 0...1, step: 0.25, format: .number).disabled(true)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    let field = try #require(host.textFields.first)
    #expect(!field.isEnabled)
    field.click()
    host.type("9")
    host.click(field.frame.maxX + 4 + 27 + 13, field.frame.midY)
    #expect(model.value == 0.5 && host.textFields.first?.value == "0.5")
  }

  /// The forms that Apple documents, with a title that is a string too.
  @Test func aValueShowsInAFieldThatTakesOne() throws {
    let title = "Opacity"
    let model = Model()
    let forms: [() -> AnyView] = [
      { AnyView(Stepper("Opacity", value: Bindable(model).value, in: 0...1, step: 0.25, format: .number)) },
      { AnyView(Stepper(title, value: Bindable(model).value, in: 0...1, step: 0.25, format: .number)) },
      {
        AnyView(
          Stepper(value: Bindable(model).value, in: 0...1, step: 0.25, format: .number) {
            Text(title)
          } onEditingChanged: {
            model.edits.append($0)
          })
      },
    ]
    for form in forms {
      model.value = 0.5
      let host = try TestHost(size: CGSize(width: 300, height: 60)) {
        Screen(make: form).environment(\.locale, Locale(identifier: "de_DE"))
      }
      let field = try #require(host.textFields.first)
      #expect(field.value == "0,5" && host.staticTexts["Opacity"] != nil)
      // The halves stand beside the field: 26 points each, one between them.
      host.click(field.frame.maxX + 4 + 27 + 13, field.frame.midY)
      #expect(model.value == 0.75 && host.textFields.first?.value == "0,75")
      // What is typed is brought within the bounds, once it is ended.
      host.textFields.first?.click()
      host.send(.keyDown(.character("a"), modifiers: .control, isRepeat: false))
      host.type("7")
      host.send(.keyDown(.return, modifiers: [], isRepeat: false))
      host.update()
      #expect(model.value == 1 && host.textFields.first?.value == "1")
      // At a bound its half is disabled.
      host.click(field.frame.maxX + 4 + 27 + 13, field.frame.midY)
      #expect(model.value == 1)
    }
    #expect(model.edits == [true, false])
  }

  @Test func withoutBoundsItGoesOn() throws {
    let title = "Level"
    let model = Model()
    for form in [
      AnyView(Stepper("Level", value: Bindable(model).value, format: .percent)),
      AnyView(Stepper(title, value: Bindable(model).value, format: .percent)),
    ] {
      model.value = 0.5
      let host = try TestHost(size: CGSize(width: 300, height: 60)) {
        form.environment(\.locale, Locale(identifier: "en_US"))
      }
      let field = try #require(host.textFields.first)
      #expect(field.value == "50%")
      host.click(field.frame.maxX + 4 + 13, field.frame.midY)
      #expect(model.value == -0.5 && host.textFields.first?.value == "-50%")
    }
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
