import SwiftUI

/// Where you are.
struct LocationLabel: View {
  @Environment(ModelData.self) private var modelData

  var body: some View {
    Text(text)
      .font(.callout)
      .monospacedDigit()
      .foregroundStyle(.secondary)
  }

  private var text: String {
    let location = modelData.location
    return degrees(location.latitude, "N", "S") + "  " + degrees(location.longitude, "E", "W")
  }

  private func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
    abs(value).formatted(.number.precision(.fractionLength(2))) + "° " + (value < 0 ? negative : positive)
  }
}
