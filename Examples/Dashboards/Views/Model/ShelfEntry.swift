import Foundation

/// Entries with a common origin.
struct ShelfSection: Identifiable {
  let title: String
  let entries: [ShelfEntry]
  var id: String { title }
}

/// A dashboard that can be opened.
struct ShelfEntry: Identifiable, Hashable {
  enum Place: Hashable {
    case file(URL)
    /// This machine, from `/proc`.
    case machine
    /// The file of recorded columns.
    case serverMetrics(URL)
    /// The server's own metrics.
    case prometheus
  }

  let place: Place
  let title: String
  var id: Place { place }

  static func bundled(_ place: Place) -> ShelfEntry {
    switch place {
    case .machine: ShelfEntry(place: place, title: "This machine, live")
    case .serverMetrics: ShelfEntry(place: place, title: "A server, 55,550 minutes")
    case .prometheus: ShelfEntry(place: place, title: "Prometheus")
    case .file(let url): ShelfEntry(place: place, title: title(of: url))
    }
  }

  /// A file, or the JSON files of a folder in the order of their names.
  static func files(at url: URL) -> [ShelfEntry] {
    let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    guard isFolder else { return [.bundled(.file(url))] }
    let inside = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    return inside.filter { $0.pathExtension == "json" }.prefix(5000)
      .map { .bundled(.file($0)) }.sorted { $0.title.lowercased() < $1.title.lowercased() }
  }

  /// `redis__overview.json` is “redis overview”, `redis__redis_nodes.json` “redis nodes”.
  private static func title(of url: URL) -> String {
    let name = url.deletingPathExtension().lastPathComponent
    let parts = name.split(separator: "__", maxSplits: 1).map { part in
      part.split { $0 == "_" || $0 == "-" }.joined(separator: " ")
    }
    guard parts.count == 2, parts[1].count < 14, !parts[1].lowercased().hasPrefix(parts[0].lowercased()) else {
      return parts.last ?? name
    }
    return parts.joined(separator: " ")
  }
}
