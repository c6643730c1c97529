#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Slots at fixed addresses: one reserved range of address space, of which a megabyte at a time is made usable.
///
/// A slot never moves, so a pointer to it stays valid while rules make more slots.
@usableFromInline
struct NodeArena {
  @usableFromInline let nodes: UnsafeMutablePointer<Node>
  /// How many slots were handed out, freed ones included. Slot 0 stands for none.
  @usableFromInline private(set) var count = 1
  private var committed = 0
  private var free: [UInt32] = []

  /// 2²⁶ slots of 64 bytes: 4 GiB of addresses, which take no memory until they are used.
  static var limit: Int { Int(AttributeID.indexMask) + 1 }
  private static let step = 1 << 14

  init() {
    let bytes = Self.limit * MemoryLayout<Node>.stride
    let address = mmap(nil, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let address, address != MAP_FAILED else {
      fatalError(
        "the attribute graph cannot reserve \(bytes >> 30) GiB of address space: \(String(cString: strerror(errno)))")
    }
    nodes = address.bindMemory(to: Node.self, capacity: Self.limit)
    commit()
    nodes.initialize(to: Node(kind: 0, subgraph: 0))
  }

  private mutating func commit() {
    guard committed < Self.limit else { fatalError("the attribute graph is full: \(Self.limit) attributes") }
    let start = UnsafeMutableRawPointer(nodes + committed)
    let result = mprotect(start, Self.step * MemoryLayout<Node>.stride, PROT_READ | PROT_WRITE)
    guard result == 0 else { fatalError("the attribute graph is out of memory at \(committed) attributes") }
    committed += Self.step
  }

  /// A slot for `node`: a freed one if there is one, else the next.
  mutating func allocate(_ node: Node) -> UInt32 {
    let index: UInt32
    var node = node
    if let reused = free.popLast() {
      index = reused
      node.kindAndFlags |= nodes[Int(reused)].kindAndFlags & Node.generationMask
    } else {
      if count == committed { commit() }
      index = UInt32(count)
      count += 1
    }
    (nodes + Int(index)).initialize(to: node)
    return index
  }

  mutating func release(_ index: UInt32) { free.append(index) }

  var liveCount: Int { count - 1 - free.count }

  func destroy() { munmap(nodes, Self.limit * MemoryLayout<Node>.stride) }
}
