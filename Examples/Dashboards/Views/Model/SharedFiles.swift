import Foundation

/// Files beside the package that it does not bring along.
enum SharedFiles {
  /// A file or folder of `APUS_SHARED`, or of `shared` beside the package; nil where it is absent.
  static func find(_ path: String) -> URL? {
    var root = URL(fileURLWithPath: #filePath)
    // This file is Examples/Dashboards/Views/Model/SharedFiles.swift of the package.
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let named = ProcessInfo.processInfo.environment["APUS_SHARED"].map { URL(fileURLWithPath: $0) }
    let folder = named ?? root.deletingLastPathComponent().appendingPathComponent("shared")
    let url = folder.appendingPathComponent(path)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
