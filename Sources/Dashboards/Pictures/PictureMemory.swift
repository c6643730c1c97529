import Synchronization

/// What the pictures of a store take, in bytes: those too that it has forgotten while a view shows them.
final class PictureMemory: Sendable {
  let limit: Int
  private let used = Mutex(0)

  init(limit: Int) { self.limit = limit }

  /// Counts as many bytes as `size` says, given how many are left, until the share is let go.
  func share(_ size: (_ left: Int) -> Int) -> Share {
    used.withLock { used in
      let bytes = size(max(0, limit - used))
      used += bytes
      return Share(self, bytes)
    }
  }

  final class Share: Sendable {
    private let memory: PictureMemory
    private let bytes: Int

    fileprivate init(_ memory: PictureMemory, _ bytes: Int) {
      self.memory = memory
      self.bytes = bytes
    }

    deinit { memory.used.withLock { $0 -= bytes } }
  }
}
