import Foundation
import Geometry
import Observation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

/// Two keys that come before the first one is shown do what they do one after the other.
@MainActor struct KeysOfOneFrameTests {
  @Observable final class Model: @unchecked Sendable {
    var choice = 3
    var value = 0.5
    /// 12 March 2025, 10:20 UTC.
    var date = Date(timeIntervalSince1970: 1_741_774_800)
    var isOn = false
    var days: Set<DateComponents> = []
    var state: String { "\(choice) \(value) \(date.timeIntervalSince1970) \(isOn) \(days.count)" }
  }

  nonisolated enum Control: CaseIterable {
    case menu, segmented, radio, wheel, tabs, sidebarTabs, slider, stepper, field, graphical, dateWheel, toggle, days,
      list

    /// How many views Tab comes to before what the arrows are for: a month has buttons for the one before and after.
    var tabs: Int { self == .graphical || self == .days ? 4 : 1 }
  }

  private func view(_ control: Control, _ shown: Model) -> AnyView {
    let model = Bindable(shown)
    let options = ForEach(0..<7) { Text("Option \($0)").tag($0) }
    let picker = Picker("Picker", selection: model.choice) { options }
    let date = DatePicker("Date", selection: model.date)
    let tabs = TabView(selection: model.choice) {
      ForEach(0..<7) { number in Tab("Tab \(number)", systemImage: "star", value: number) { Text("Page") } }
    }
    return switch control {
    case .menu: AnyView(picker.pickerStyle(.menu))
    case .segmented: AnyView(picker.pickerStyle(.segmented))
    case .radio: AnyView(picker.pickerStyle(.radioGroup))
    case .wheel: AnyView(picker.pickerStyle(.wheel))
    case .tabs: AnyView(tabs)
    case .sidebarTabs: AnyView(tabs.tabViewStyle(.sidebarAdaptable))
    case .slider: AnyView(Slider(value: model.value, in: 0...1, step: 0.1))
    case .stepper: AnyView(Stepper("Stepper", value: model.choice))
    case .field: AnyView(date.datePickerStyle(.field))
    case .graphical: AnyView(date.datePickerStyle(.graphical))
    case .dateWheel: AnyView(date.datePickerStyle(.wheel))
    case .toggle: AnyView(Toggle("Toggle", isOn: model.isOn))
    case .days: AnyView(MultiDatePicker("Days", selection: model.days))
    case .list:
      AnyView(
        List(0..<7, id: \.self, selection: Binding<Int?>(get: { shown.choice }, set: { shown.choice = $0 ?? 0 })) {
          Text("Row \($0)")
        })
    }
  }

  /// What the model says after keys in the control that Tab comes to first.
  private func state(
    of control: Control, after keys: [InputEvent.Key], inOneFrame: Bool
  ) throws -> (before: String, after: String) {
    let model = Model()
    let app = try OpenedApp(size: CGSize(width: 700, height: 500)) {
      self.view(control, model).environment(\.timeZone, TimeZone(identifier: "UTC")!)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    for _ in 0..<control.tabs { app.press(.tab) }
    let before = model.state
    for key in keys {
      app.platform.windows[0].send(.keyDown(key, modifiers: [], isRepeat: false))
      app.platform.windows[0].send(.keyUp(key, modifiers: []))
      if !inOneFrame { app.step() }
    }
    app.step()
    app.step()
    return (before, model.state)
  }

  @Test(arguments: Control.allCases, [InputEvent.Key.downArrow, .upArrow, .rightArrow, .leftArrow])
  func twoArrowsAreTwoSteps(_ control: Control, _ key: InputEvent.Key) throws {
    let together = try state(of: control, after: [key, key], inOneFrame: true)
    let apart = try state(of: control, after: [key, key], inOneFrame: false)
    #expect(together == apart)
  }

  @Test(arguments: Control.allCases)
  func keysOfEveryKindAreInTheirOrder(_ control: Control) throws {
    let keys: [InputEvent.Key] = [
      .downArrow, .rightArrow, .downArrow, .upArrow, .space, .rightArrow, .rightArrow, .space, .leftArrow, .upArrow,
    ]
    // A menu that the space bar opens is there with the next frame, and a wheel that it scrolls rests later.
    if [.menu, .wheel, .dateWheel].contains(control) { return }
    let together = try state(of: control, after: keys, inOneFrame: true)
    let apart = try state(of: control, after: keys, inOneFrame: false)
    #expect(together == apart)
  }

  /// The keys do something at all.
  @Test(arguments: Control.allCases) func oneOfTheKeysChangesSomething(_ control: Control) throws {
    let states = try [InputEvent.Key.downArrow, .upArrow, .rightArrow, .leftArrow, .space].map {
      try state(of: control, after: [$0], inOneFrame: false)
    }
    #expect(states.contains { $0.before != $0.after })
  }
}
