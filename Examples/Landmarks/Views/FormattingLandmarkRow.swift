import Foundation
import SwiftUI

/// A row that makes two formatters and formats its distance each time its body runs: what to avoid, kept to be measured.
struct FormattingLandmarkRow: View {
  let model: LandmarkModel
  @Environment(ModelData.self) private var modelData

  var body: some View {
    LandmarkRowContent(landmark: model.landmark) {
      Text(distance)
    } trailing: {
      FavoriteButton(isFavorite: model.isFavorite) { model.isFavorite.toggle() }
    }
  }

  private var distance: String {
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    numbers.maximumFractionDigits = 0
    let lengths = LengthFormatter()
    lengths.numberFormatter = numbers
    return lengths.string(fromValue: modelData.location.distance(to: model.landmark.coordinate), unit: .kilometer)
  }
}
