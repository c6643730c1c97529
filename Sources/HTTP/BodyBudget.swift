import Synchronization

/// What the bodies of a client's answers take, from their first byte until nobody holds them any more.
///
/// A body that was handed over still counts: whoever decodes it holds it meanwhile.
final class BodyBudget: Sendable {
  struct Use {
    /// Bytes of transfers under way.
    var moving = 0
    /// Bytes of answers that were handed over.
    var held = 0
    /// The most that both have been together.
    var most = 0
  }
  private let use = Mutex(Use())
  private let size: Int

  init(size: Int) { self.size = size }

  var current: Use { use.withLock { $0 } }

  /// Whether a transfer may take another piece.
  ///
  /// The oldest may whatever the others under way have taken, so that they never wait for one another. It too waits for
  /// those who hold answers: else each answer in its turn would be the oldest, and all would be in memory.
  func mayGrow(isOldest: Bool) -> Bool {
    use.withLock { $0.moving + $0.held < size || isOldest && $0.held == 0 }
  }

  func grow(by count: Int) {
    use.withLock { use in
      use.moving += count
      use.most = max(use.most, use.moving + use.held)
    }
  }

  /// A transfer's bytes became an answer's.
  func handOver(_ count: Int) {
    use.withLock { use in
      use.moving -= count
      use.held += count
    }
  }

  func giveBack(_ count: Int, wasHandedOver: Bool) {
    use.withLock { use in
      if wasHandedOver { use.held -= count } else { use.moving -= count }
    }
  }
}
