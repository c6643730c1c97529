import Testing

@testable import AttributeGraph

/// Memory for what does not fit into slots.
@Suite struct PayloadPoolTests {
  private struct Block {
    let start: UnsafeMutableRawPointer
    let size: Int
    let mark: UInt8

    var isWhole: Bool { (0..<size).allSatisfy { start.load(fromByteOffset: $0, as: UInt8.self) == mark } }
  }

  /// Blocks on both sides of the largest that is pooled, and of each step of 16 bytes, come and go in a random order.
  @Test func blocksDoNotOverlap() {
    let pool = PayloadPool()
    var random = SystemRandomNumberGenerator()
    var live: [Block] = []
    for step in 0..<20_000 {
      if live.count > 2_000 || step % 3 == 2, let index = live.indices.randomElement(using: &random) {
        live.swapAt(index, live.count - 1)
        let block = live.removeLast()
        #expect(block.isWhole)
        pool.deallocate(block.start, block.size, alignment: 8)
      } else {
        let size = [9, 16, 17, 31, 32, 33, 100, 496, 511, 512, 513, 5_000].randomElement(using: &random)!
        let mark = UInt8.random(in: 0...255, using: &random)
        let start = pool.allocate(size, alignment: 8)
        #expect(Int(bitPattern: start) % 16 == 0)
        start.initializeMemory(as: UInt8.self, repeating: mark, count: size)
        live.append(Block(start: start, size: size, mark: mark))
      }
    }
    #expect(live.allSatisfy { $0.isWhole })
    for block in live { pool.deallocate(block.start, block.size, alignment: 8) }
    pool.destroy()
  }

  @Test(arguments: [32, 64, 4_096])
  func largerAlignmentsAreKept(alignment: Int) {
    let pool = PayloadPool()
    let blocks = (0..<10).map { _ in pool.allocate(40, alignment: alignment) }
    #expect(blocks.allSatisfy { Int(bitPattern: $0) % alignment == 0 })
    for block in blocks { pool.deallocate(block, 40, alignment: alignment) }
    pool.destroy()
  }

  #if !APUS_SEPARATE_PAYLOADS
    /// A page that comes and goes takes memory once.
    @Test func freedBlocksAreHandedOutAgain() {
      let pool = PayloadPool()
      let first = pool.allocate(40, alignment: 8)
      pool.deallocate(first, 40, alignment: 8)
      #expect(pool.allocate(48, alignment: 8) == first)
      #expect(pool.allocate(48, alignment: 8) != first)
      pool.destroy()
    }
  #endif
}
