/// Memory of layers that are gone, for the next ones: a shadow under a moving pointer would otherwise ask the system for
/// new pages in each frame. Used on one thread.
///
/// Invariant: what it holds is in no layer, and at most ``mostPixels`` together.
final class LayerMemory {
  struct Block {
    let pixels: UnsafeMutablePointer<UInt32>
    let capacity: Int

    init(capacity: Int) { (pixels, self.capacity) = (.allocate(capacity: capacity), capacity) }
  }

  /// 4 MB.
  static let mostPixels = 1 << 20
  private var blocks: [Block] = []
  /// The pixels that it holds.
  private(set) var held = 0

  deinit { for block in blocks { block.pixels.deallocate() } }

  /// A block for `count` pixels, whose content is undefined.
  func take(_ count: Int) -> Block {
    // The last one given is the most likely to be in the processor's cache.
    guard let index = blocks.lastIndex(where: { $0.capacity >= count && $0.capacity / 4 <= count }) else {
      return Block(capacity: count)
    }
    held -= blocks[index].capacity
    return blocks.remove(at: index)
  }

  func give(_ block: Block) {
    if block.capacity > Self.mostPixels { return block.pixels.deallocate() }
    blocks.append(block)
    held += block.capacity
    while held > Self.mostPixels {
      let oldest = blocks.removeFirst()
      held -= oldest.capacity
      oldest.pixels.deallocate()
    }
  }
}
