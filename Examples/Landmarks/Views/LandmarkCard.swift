import SwiftUI

/// A card of the shelf, with a model of its own.
struct LandmarkCard: View {
  let model: LandmarkModel

  var body: some View {
    LandmarkCardContent(landmark: model.landmark, isFavorite: model.isFavorite) {
      DistanceLabel(model: model)
    }
  }
}
