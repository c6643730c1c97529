import SwiftUI

/// A card of the shelf that reads what all of them read.
struct SharedLandmarkCard: View {
  let landmark: Landmark
  @Environment(ModelData.self) private var modelData

  var body: some View {
    LandmarkCardContent(landmark: landmark, isFavorite: modelData.favorites.contains(landmark.id)) {
      Text(modelData.distances[landmark.id] ?? "")
    }
  }
}
