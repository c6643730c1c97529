import Observation

/// Everything the app shows, in every design.
@MainActor @Observable
public final class ModelData {
  let continents: [Continent]
  @ObservationIgnored private let models: [LandmarkModel]

  // The shared design: what every row reads.
  var favorites: [Landmark.ID] = []
  private(set) var distances: [Landmark.ID: String] = [:]

  private(set) var location: Coordinate
  @ObservationIgnored private var journey = Journey()
  @ObservationIgnored private let isTravelling: Bool

  var design: Design {
    didSet { if design != oldValue { carryOver(from: oldValue) } }
  }

  public init(design: Design = .perRow, isTravelling: Bool = true) {
    let models = Landmark.loadAll().map { LandmarkModel($0) }
    self.models = models
    continents = Dictionary(grouping: models, by: \.landmark.continent)
      .map { Continent(name: $0.key, landmarks: $0.value) }
      .sorted { $0.name < $1.name }
    self.design = design
    self.isTravelling = isTravelling
    location = Journey().location
    updateDistances()
  }

  /// Moves on every two seconds until the task is cancelled.
  func travel() async {
    while isTravelling, !Task.isCancelled {
      do { try await Task.sleep(for: .seconds(2)) } catch { return }
      journey.advance()
      location = journey.location
      updateDistances()
    }
  }

  /// Formats every distance once, outside of any body.
  private func updateDistances() {
    switch design {
    case .perRow, .formatting:
      for model in models { model.traveller(movedTo: location) }
    case .shared:
      distances = Dictionary(
        uniqueKeysWithValues: models.map { ($0.id, DistanceText.string(from: location, to: $0.landmark)) })
    }
  }

  private func carryOver(from old: Design) {
    if design == .shared {
      favorites = models.filter(\.isFavorite).map(\.id)
    } else if old == .shared {
      for model in models { model.isFavorite = favorites.contains(model.id) }
    }
    updateDistances()
  }
}
