/// Names similar to one that was not found, the nearest first.
public enum NearNames {
  /// At most `limit` of the `candidates` that contain `name` or differ from it by few letters. Case is ignored.
  public static func suggestions(for name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String]
  {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(longest))
    var ranked: [(distance: Int, name: String)] = []
    for candidate in Set(candidates) {
      let other = Array(candidate.lowercased().unicodeScalars.prefix(longest))
      let distance = distance(wanted, other)
      let isPart = wanted.count > 2 && candidate.lowercased().contains(name.lowercased())
      if isPart || distance <= max(1, wanted.count / 3) { ranked.append((isPart ? 0 : distance, candidate)) }
    }
    ranked.sort { ($0.distance, $0.name.count, $0.name) < ($1.distance, $1.name.count, $1.name) }
    return ranked.prefix(limit).map(\.name)
  }

  /// How many letters are examined, because names come from files.
  private static let longest = 100

  /// Levenshtein's distance: the number of insertions, removals and replacements that turn one text into the other.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[b.count]
  }
}
