import Foundation
import ReaderViews

/// A folder for stores, gone with the value.
final class StoreFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "apus-reader-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var location: StoreLocation { StoreLocation(path: url.appending(path: "reader.sqlite").path(percentEncoded: false)) }

  var bytes: Data? { try? Data(contentsOf: URL(filePath: location.path)) }
}

/// Saturday, 14 March 2026, 9:30 in Greenwich.
let readerDay = Date(timeIntervalSince1970: 1_773_480_600)

/// A store of its own with a tenth of the messages.
func seededStore(_ location: StoreLocation = .memory, count: Int = 200) async throws -> ReaderStore {
  let store = ReaderStore(location: location)
  _ = try await store.open(seed: Seed(date: readerDay, count: count))
  return store
}

@MainActor func openModel(_ location: StoreLocation = .memory, count: Int = 200) async -> ReaderModel {
  let model = ReaderModel(location: location, seed: Seed(date: readerDay, count: count), now: { readerDay })
  await model.open()
  return model
}
