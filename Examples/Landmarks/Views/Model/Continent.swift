/// The landmarks of one continent.
struct Continent: Identifiable {
  let name: String
  let landmarks: [LandmarkModel]

  var id: String { name }
}
