import Observation

/// What can change about one landmark.
@MainActor @Observable
final class LandmarkModel: Identifiable {
  nonisolated let landmark: Landmark
  var isFavorite = false
  /// How far it is from here, ready to show.
  private(set) var distance = ""

  init(_ landmark: Landmark) {
    self.landmark = landmark
  }

  nonisolated var id: Landmark.ID { landmark.id }

  /// Writes only a text that differs: whoever shows this row's distance need not run otherwise.
  func traveller(movedTo location: Coordinate) {
    let text = DistanceText.string(from: location, to: landmark)
    if text != distance { distance = text }
  }
}
