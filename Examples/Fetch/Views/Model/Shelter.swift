import Foundation

/// Where the dogs come from: somewhere slow.
struct Shelter: Sendable {
  struct Record: Sendable {
    let id: Int
    let name: String
    let breed: Breed
    let age: Int
  }

  /// A hundred dogs, after a while.
  func fetchDogs() async throws -> [Record] {
    try await Task.sleep(for: .milliseconds(20))
    return (0..<100).map { index in
      Record(
        id: index, name: Self.names[index * 7 % Self.names.count], breed: Breed.all[index % Breed.all.count],
        age: 1 + index * 5 % 13)
    }
  }

  private static let names = [
    "Ada", "Archie", "Bella", "Biscuit", "Bruno", "Clover", "Cooper", "Daisy", "Echo", "Finn", "Fig", "Ginger",
    "Hazel", "Hugo", "Iris", "Jasper", "Juno", "Kiwi", "Lola", "Luna", "Maple", "Milo", "Nori", "Olive", "Otis",
    "Pepper", "Pip", "Poppy", "Rocket", "Rosie", "Rufus", "Sage", "Scout", "Teddy", "Tilly", "Waffle", "Willow",
    "Yoshi", "Ziggy",
  ]
}
