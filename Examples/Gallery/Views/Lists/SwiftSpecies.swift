/// A bird.
struct SwiftSpecies: Identifiable, Hashable {
  let name: String
  let latin: String
  let wingspan: Int
  var isFlagged = false

  var id: String { latin }

  /// Wingspans in centimetres.
  static let all = [
    SwiftSpecies(name: "Common swift", latin: "Apus apus", wingspan: 42),
    SwiftSpecies(name: "Pallid swift", latin: "Apus pallidus", wingspan: 43),
    SwiftSpecies(name: "Alpine swift", latin: "Tachymarptis melba", wingspan: 57),
    SwiftSpecies(name: "Little swift", latin: "Apus affinis", wingspan: 34),
    SwiftSpecies(name: "Chimney swift", latin: "Chaetura pelagica", wingspan: 30),
    SwiftSpecies(name: "Black swift", latin: "Cypseloides niger", wingspan: 38),
    SwiftSpecies(name: "White-throated needletail", latin: "Hirundapus caudacutus", wingspan: 52),
    SwiftSpecies(name: "African palm swift", latin: "Cypsiurus parvus", wingspan: 34),
  ]
}
