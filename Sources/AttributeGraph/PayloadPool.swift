/// Memory for what does not fit into slots: larger rules and values, and longer lists of edges.
///
/// Making a view takes hundreds of such blocks and removing it frees them. Freed blocks of a size are handed out again first,
/// without the search and the merging of `malloc`, which took a seventh of the time of making a row of a list. Memory goes
/// back to the system with the graph.
///
/// `APUS_SEPARATE_PAYLOADS` allocates each block by itself, so that the address sanitizer sees what is used after it was
/// freed, or beyond its end.
@usableFromInline
struct PayloadPool {
  /// Sizes are multiples of 16 bytes, as are addresses; larger blocks are allocated by themselves.
  private static let largest = 2048
  private static let chunkSize = 1 << 16

  private struct State {
    var next: UnsafeMutableRawPointer
    var end: UnsafeMutableRawPointer
    var chunks: [UnsafeMutableRawPointer]
  }

  /// The first freed block of each size, which holds the address of the next.
  private let free: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private let state: UnsafeMutablePointer<State>

  init() {
    free = .allocate(capacity: Self.largest / 16)
    free.initialize(repeating: nil, count: Self.largest / 16)
    state = .allocate(capacity: 1)
    let chunk = Self.makeChunk()
    state.initialize(to: State(next: chunk, end: chunk + Self.chunkSize, chunks: [chunk]))
  }

  /// Frees all blocks that are not allocated by themselves.
  func destroy() {
    for chunk in state.pointee.chunks { chunk.deallocate() }
    state.deinitialize(count: 1)
    state.deallocate()
    free.deallocate()
  }

  @usableFromInline
  func allocate(_ size: Int, alignment: Int) -> UnsafeMutableRawPointer {
    if Self.isSeparate(size, alignment) { return .allocate(byteCount: size, alignment: max(alignment, 16)) }
    let list = free + (size - 1) / 16
    guard let block = list.pointee else { return cut((size + 15) & ~15) }
    list.pointee = block.load(as: UnsafeMutableRawPointer?.self)
    return block
  }

  @usableFromInline
  func deallocate(_ block: UnsafeMutableRawPointer, _ size: Int, alignment: Int) {
    if Self.isSeparate(size, alignment) { return block.deallocate() }
    let list = free + (size - 1) / 16
    block.storeBytes(of: list.pointee, as: UnsafeMutableRawPointer?.self)
    list.pointee = block
  }

  @inline(__always)
  private static func isSeparate(_ size: Int, _ alignment: Int) -> Bool {
    #if APUS_SEPARATE_PAYLOADS
      true
    #else
      size > largest || alignment > 16
    #endif
  }

  private func cut(_ size: Int) -> UnsafeMutableRawPointer {
    if state.pointee.next + size > state.pointee.end {
      let chunk = Self.makeChunk()
      state.pointee.next = chunk
      state.pointee.end = chunk + Self.chunkSize
      state.pointee.chunks.append(chunk)
    }
    defer { state.pointee.next += size }
    return state.pointee.next
  }

  private static func makeChunk() -> UnsafeMutableRawPointer { .allocate(byteCount: chunkSize, alignment: 16) }
}
