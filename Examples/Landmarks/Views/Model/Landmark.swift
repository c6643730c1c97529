import Foundation

/// A place worth a journey.
struct Landmark: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  let name: String
  let country: String
  let continent: String
  let latitude: Double
  let longitude: Double

  var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }

  /// All places of the bundled file.
  static func loadAll() -> [Landmark] {
    guard let url = Bundle.module.url(forResource: "landmarks", withExtension: "json") else {
      fatalError("landmarks.json is not in the bundle")
    }
    do {
      return try JSONDecoder().decode([Landmark].self, from: Data(contentsOf: url))
    } catch {
      fatalError("landmarks.json cannot be read: \(error)")
    }
  }
}
