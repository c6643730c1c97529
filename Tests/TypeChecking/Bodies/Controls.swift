import SwiftUI

struct Controls: View {
  @State private var name = ""
  @State private var isOn = true
  @State private var amount = 0.5
  @State private var count = 1
  @State private var choice = "a"
  @State private var date = Date.now
  @State private var color = Color.red

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Toggle("On", isOn: $isOn)
      Slider(value: $amount, in: 0...1) { Text("Amount") }
      Stepper("Count: \(count)", value: $count, in: 0...10)
      Picker("Choice", selection: $choice) {
        ForEach(["a", "b"], id: \.self) { Text($0) }
      }
      DatePicker("Date", selection: $date, displayedComponents: .date)
      ColorPicker("Color", selection: $color)
      ProgressView(value: amount)
      Button("Clear", role: .destructive) { name = "" }.disabled(name.isEmpty)
      LabeledContent("Sum", value: amount * Double(count), format: .number)
    }
    .formStyle(.grouped)
  }
}
