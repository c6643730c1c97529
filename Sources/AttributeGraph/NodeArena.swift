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
  /// How many slots the range has room for.
  private let capacity: Int
  /// How many slots were handed out, freed ones included. Slot 0 stands for none.
  @usableFromInline private(set) var count = 1
  private var committed = 0
  private var free = RawStack<UInt32>()

  /// 2²⁶ slots of 64 bytes: 4 GiB of addresses, which take no memory until they are used.
  static var limit: Int { Int(AttributeID.indexMask) + 1 }
  private static let step = 1 << 14

  /// - Parameter reserve: finds so many bytes of addresses; tests replace it.
  init(reserve: (Int) -> UnsafeMutableRawPointer? = Self.reserve) {
    var capacity = Self.capacity(addressLimit: Self.addressLimit)
    var address = reserve(capacity * MemoryLayout<Node>.stride)
    while address == nil, capacity > Self.step {
      capacity /= 2
      address = reserve(capacity * MemoryLayout<Node>.stride)
    }
    guard let address else {
      fatalError("the attribute graph cannot reserve a megabyte of address space: \(String(cString: strerror(errno)))")
    }
    self.capacity = capacity
    nodes = address.bindMemory(to: Node.self, capacity: capacity)
    commit()
    nodes.initialize(to: Node(kind: 0, subgraph: 0))
  }

  /// How many slots to reserve where a process may use so many bytes of addresses (`ulimit -v`).
  ///
  /// Addresses cost nothing where there are 128 TiB of them. Where they are limited a graph takes a sixty-fourth, so that
  /// graphs leave room for the program's memory: of 8 GiB that is two million attributes.
  static func capacity(addressLimit: Int) -> Int {
    let slots = addressLimit / 64 / MemoryLayout<Node>.stride
    return min(max(slots / step * step, step), limit)
  }

  private static var addressLimit: Int {
    var limits = rlimit()
    return getrlimit(resource, &limits) == 0 ? Int(clamping: limits.rlim_cur) : .max
  }

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
  #else
    private static let resource = RLIMIT_AS
  #endif

  static func reserve(_ bytes: Int) -> UnsafeMutableRawPointer? {
    let address = mmap(nil, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    return address == MAP_FAILED ? nil : address
  }

  private mutating func commit() {
    guard committed + Self.step <= capacity else {
      let reason = capacity < Self.limit ? ", as many as the limit of address space has room for (ulimit -v)" : ""
      fatalError("the attribute graph is full: \(committed) attributes\(reason)")
    }
    let start = UnsafeMutableRawPointer(nodes + committed)
    let result = mprotect(start, Self.step * MemoryLayout<Node>.stride, PROT_READ | PROT_WRITE)
    guard result == 0 else {
      fatalError("the attribute graph is out of memory at \(committed) attributes: \(String(cString: strerror(errno)))")
    }
    committed += Self.step
  }

  /// A slot for `node`: a freed one if there is one, else the next.
  mutating func allocate(_ node: Node) -> UInt32 {
    let index: UInt32
    var node = node
    if free.count > 0 {
      index = free.pop()
      node.kindAndFlags |= nodes[Int(index)].kindAndFlags & Node.generationMask
    } else {
      if count == committed { commit() }
      index = UInt32(count)
      count += 1
    }
    (nodes + Int(index)).initialize(to: node)
    return index
  }

  mutating func release(_ index: UInt32) { free.push(index) }

  var liveCount: Int { count - 1 - free.count }

  func destroy() {
    free.destroy()
    munmap(nodes, capacity * MemoryLayout<Node>.stride)
  }
}
