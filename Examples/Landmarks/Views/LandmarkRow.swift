import SwiftUI

/// A row with a model of its own: it runs when this landmark becomes a favourite, and at no other time.
struct LandmarkRow: View {
  let model: LandmarkModel

  var body: some View {
    LandmarkRowContent(landmark: model.landmark) {
      DistanceLabel(model: model)
    } trailing: {
      FavoriteButton(isFavorite: model.isFavorite) { model.isFavorite.toggle() }
    }
  }
}
