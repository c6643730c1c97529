import SwiftUI

/// What both kinds of cards look like.
struct LandmarkCardContent<Distance: View>: View {
  let landmark: Landmark
  let isFavorite: Bool
  @ViewBuilder let distance: Distance

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .top) {
        Globe(coordinate: landmark.coordinate)
          .frame(width: 56, height: 56)
        Spacer()
        if isFavorite {
          Heart()
            .fill(.pink)
            .frame(width: 16, height: 15)
        }
      }
      Spacer(minLength: 8)
      Text(landmark.name)
        .font(.callout.weight(.semibold))
        .lineLimit(1)
      distance
        .font(.caption)
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
    .padding(12)
    .frame(width: 168, height: 132, alignment: .leading)
    .background(.quinary, in: RoundedRectangle(cornerRadius: 14))
  }
}
