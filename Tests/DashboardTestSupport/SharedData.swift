import Foundation

/// Real files beside the package; tests that need them skip where they are absent.
package enum SharedData {
  /// `APUS_SHARED`, or `../shared` beside the package.
  package static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["APUS_SHARED"].map { URL(fileURLWithPath: $0) }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let beside = root.deletingLastPathComponent().appendingPathComponent("shared")
    return [named, beside].compactMap { $0 }.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("data/datadog").path)
    }
  }()

  package static var isThere: Bool { folder != nil }

  /// The JSON files of a folder of data, by name.
  package static func files(_ name: String) throws -> [(name: String, data: Data)] {
    guard let folder else { return [] }
    return try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent("data/\(name)"), includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    .map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
  }
}
