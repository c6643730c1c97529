import Foundation
import Observation

/// The dogs, what is looked for, and who is chosen.
@MainActor @Observable
public final class Kennel {
  enum Phase: Equatable { case loading, loaded, failed(String) }

  private(set) var phase = Phase.loading
  private(set) var dogs: [Dog] = []
  var query = "" {
    didSet { if query != oldValue { updateMatches() } }
  }
  /// The dogs that match the query: found once per change, however many views ask.
  private(set) var matches: [Dog] = []
  /// Each dog knows whether it is the one: a row asks its dog, not the kennel, which all rows would.
  var selection: Dog.ID? {
    didSet {
      if selection == oldValue { return }
      for dog in dogs where dog.id == selection || dog.id == oldValue { dog.isSelected = dog.id == selection }
    }
  }
  var style: DependencyStyle

  @ObservationIgnored private let shelter = Shelter()

  public init(style: DependencyStyle = .scoped) {
    self.style = style
  }

  var selectedDog: Dog? { dogs.first { $0.id == selection } }

  func load() async {
    guard phase != .loaded else { return }
    phase = .loading
    do {
      dogs = try await shelter.fetchDogs().map { Dog(id: $0.id, name: $0.name, breed: $0.breed, age: $0.age) }
      phase = .loaded
      selection = dogs.first?.id
      updateMatches()
    } catch is CancellationError {
      return
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  private func updateMatches() {
    matches = dogs.filter { $0.matches(query) }
  }
}
