import SwiftUI

/// What both kinds of rows look like.
struct LandmarkRowContent<Distance: View, Trailing: View>: View {
  let landmark: Landmark
  @ViewBuilder let distance: Distance
  @ViewBuilder let trailing: Trailing

  var body: some View {
    HStack(spacing: 12) {
      Globe(coordinate: landmark.coordinate)
        .frame(width: 36, height: 36)
      VStack(alignment: .leading, spacing: 2) {
        Text(landmark.name)
          .lineLimit(1)
        Text(landmark.country)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      distance
        .font(.callout)
        .monospacedDigit()
        .foregroundStyle(.secondary)
      trailing
    }
    .padding(.horizontal, 16)
    .frame(height: 56)
  }
}
