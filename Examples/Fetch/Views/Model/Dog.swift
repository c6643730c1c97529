import Foundation
import Observation

/// A dog, how often it was patted, and whether it is chosen.
@MainActor @Observable
final class Dog: Identifiable {
  nonisolated let id: Int
  nonisolated let name: String
  nonisolated let breed: Breed
  nonisolated let age: Int
  var pats = 0
  /// Set by the kennel.
  var isSelected = false

  init(id: Int, name: String, breed: Breed, age: Int) {
    self.id = id
    self.name = name
    self.breed = breed
    self.age = age
  }

  nonisolated func matches(_ query: String) -> Bool {
    query.isEmpty || name.localizedStandardContains(query) || breed.name.localizedStandardContains(query)
  }
}
