import SwiftUI

/// Pickers of every style.
struct Pickers: View {
  @State private var size = "Medium"
  private let sizes = ["Small", "Medium", "Large"]

  var body: some View {
    Exhibit("Pickers") {
      Flow(alignment: .top, spacing: 32) {
        Picker("Size", selection: $size) { options }
        Picker("Size", selection: $size) { options }.pickerStyle(.segmented).labelsHidden()
        Picker("Size", selection: $size) { options }.pickerStyle(.radioGroup).labelsHidden()
      }
    }
  }

  private var options: some View { ForEach(sizes, id: \.self) { Text($0) } }
}
