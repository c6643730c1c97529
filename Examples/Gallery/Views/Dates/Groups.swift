import SwiftUI

/// Controls that belong together, and colours.
struct Groups: View {
  @State private var isBold = true
  @State private var color = Color.orange
  @State private var glass = Color.blue.opacity(0.4)

  var body: some View {
    Exhibit("Control groups, colours") {
      Flow(spacing: 24) {
        group
        group.controlGroupStyle(.navigation)
        group.controlGroupStyle(.menu)
        ColorPicker("Paint", selection: $color, supportsOpacity: false)
        ColorPicker("Glass", selection: $glass)
        ColorPicker("Fixed", selection: $color).disabled(true)
      }
    }
  }

  private var group: some View {
    ControlGroup {
      Button("Back", systemImage: "chevron.left") {}
      Button("Forward", systemImage: "chevron.right") {}
      Toggle("Star", systemImage: "star", isOn: $isBold)
    } label: {
      Text("Actions")
    }
    .labelStyle(.iconOnly)
  }
}
