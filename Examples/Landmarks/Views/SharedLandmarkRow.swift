import SwiftUI

/// A row that reads what all rows read: whichever favourite or distance changes, it runs.
struct SharedLandmarkRow: View {
  let landmark: Landmark
  @Environment(ModelData.self) private var modelData

  var body: some View {
    LandmarkRowContent(landmark: landmark) {
      Text(modelData.distances[landmark.id] ?? "")
    } trailing: {
      FavoriteButton(isFavorite: modelData.favorites.contains(landmark.id)) {
        if let index = modelData.favorites.firstIndex(of: landmark.id) {
          modelData.favorites.remove(at: index)
        } else {
          modelData.favorites.append(landmark.id)
        }
      }
    }
  }
}
