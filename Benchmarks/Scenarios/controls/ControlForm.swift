import SwiftUI

/// What happens in the views of the form.
@MainActor final class Ledger {
  /// How many of the form's bodies ran since this was zero.
  var bodies = 0
}

/// Five labelled controls with a state each; the last of `Peers/controls-*.cpp` are the same.
private struct Controls: View {
  let number: Int
  let ledger: Ledger
  @State private var isOn = false
  @State private var level = 0.5
  @State private var name = ""
  @State private var count = 0

  var body: some View {
    ledger.bodies += 1
    return Group {
      Toggle("Option \(number)", isOn: $isOn)
      Slider(value: $level) { Text("Level \(number)") }
      TextField("Name \(number)", text: $name)
      Stepper("Count \(count)", value: $count)
      Button("Apply \(number)") { count = 0 }
    }
  }
}

/// A form of five times `groups` controls, all of which are made at once.
struct ControlForm: View {
  let groups: Int
  let ledger: Ledger

  var body: some View {
    ScrollView {
      Form {
        ForEach(0..<groups, id: \.self) { Controls(number: $0, ledger: ledger) }
      }
      .padding(20)
    }
  }
}
