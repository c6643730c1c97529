import Dispatch
import Foundation
import SafeOutput

/// Files of messages on the disk, up to a size. Those that were not used for longest leave first.
///
/// What a draft or the outbox needs never leaves, and does not count. A file is written beside its place and renamed, so it
/// is there as a whole or not at all; its name is made of hashes, so no name from outside is a path. The name also tells the
/// size and the hash of what it holds: one that is torn or changed is removed and is as if it had never been there, so that it
/// is asked for again. Nothing else is kept about the files: the order of use is the times of the files.
public final class AttachmentCache: Sendable {
  /// Names of sources that are still to be sent.
  typealias HeldSources = @Sendable () async throws(ChatStoreError) -> Set<String>

  /// The folder.
  public let folder: URL
  /// Bytes of files that nothing holds.
  public let limit: Int
  private let files: CacheFolder
  private let held: HeldSources
  private let queue = DispatchQueue(label: "ChatStore.attachments", qos: .utility)

  init(folder: URL, limit: Int, held: @escaping HeldSources) {
    self.folder = folder
    self.limit = limit
    self.held = held
    files = CacheFolder(path: folder.path)
  }

  /// Keeps the bytes of a source. Files that were not used for longest make room.
  ///
  /// Save a draft with the source, or send it, before: then it is held.
  public func store(_ data: Data, for source: String) async throws(ChatStoreError) {
    let files = files
    try await run { () throws(ChatStoreError) in try files.write(data, for: source) }
    try await trim()
  }

  /// The bytes of a source, if they are here and whole. Reads them all, to be sure.
  public func data(for source: String) async throws(ChatStoreError) -> Data? {
    let files = files
    return try await run { files.read(source) }
  }

  /// The file of a source, if it is here and has its size: for what reads files itself. It may leave at any time.
  public func file(for source: String) async throws(ChatStoreError) -> URL? {
    let files = files
    return try await run { files.path(of: source).map { URL(fileURLWithPath: $0) } }
  }

  /// Removes a source's bytes.
  public func remove(_ source: String) async throws(ChatStoreError) {
    let files = files
    try await run { files.remove(source) }
  }

  /// Bytes of all files.
  public func size() async throws(ChatStoreError) -> Int {
    let files = files
    return try await run { files.list().reduce(0) { $0 + $1.size } }
  }

  /// Removes what is above the limit. Where the store does not say what is held, nothing leaves.
  func trim() async throws(ChatStoreError) {
    let files = files, limit = limit
    let isLarge = try await run { files.list().reduce(0) { $0 + $1.size } > limit }
    guard isLarge else { return }
    let held = Set(try await held().map(CacheFolder.key))
    try await run { files.trim(to: limit, keeping: held) }
  }

  private func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws(ChatStoreError) -> Value
  ) async throws(ChatStoreError) -> Value {
    let result = await withCheckedContinuation { continuation in
      queue.async {
        do throws(ChatStoreError) {
          continuation.resume(returning: Result<Value, ChatStoreError>.success(try body()))
        } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
    return try result.get()
  }
}
