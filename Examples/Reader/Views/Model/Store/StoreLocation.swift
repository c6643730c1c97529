import Foundation

/// Where a store is.
public struct StoreLocation: Hashable, Sendable {
  public let path: String
  public let isReadOnly: Bool

  public init(path: String, isReadOnly: Bool = false) {
    self.path = path
    self.isReadOnly = isReadOnly
  }

  /// In memory: gone when the program ends.
  public static let memory = StoreLocation(path: ":memory:")

  public var isFile: Bool { path != Self.memory.path }

  /// The user's own: `Reader/reader.sqlite` where programs keep their data.
  public static var standard: StoreLocation {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let file = (folder ?? FileManager.default.temporaryDirectory).appending(path: "Reader/reader.sqlite")
    return StoreLocation(path: file.path(percentEncoded: false))
  }

  /// A file beside this one that is not there yet.
  public var unused: StoreLocation {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    let name = url.deletingPathExtension().lastPathComponent
    for number in 2... {
      let path = folder.appending(path: "\(name)-\(number).sqlite").path(percentEncoded: false)
      if !FileManager.default.fileExists(atPath: path) { return StoreLocation(path: path) }
    }
    return self
  }
}
