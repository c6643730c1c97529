/// A list of slot numbers in 16 bytes. Up to three are in the list itself, more are on the heap, after a number that the graph
/// keeps of the list.
///
/// Access it through a pointer to the list, because the first elements are bytes of the list itself.
@usableFromInline
struct EdgeList {
  @usableFromInline var count: UInt32
  /// In the list: the first element. On the heap: the capacity.
  @usableFromInline var first: UInt32
  /// In the list: the second and third element. On the heap: the address of the elements.
  @usableFromInline var rest: UInt64

  @inlinable
  init() {
    count = 0
    first = 0
    rest = 0
  }
}

extension UnsafeMutablePointer<EdgeList> {
  @inlinable @inline(__always)
  var edgeCount: Int { Int(pointee.count & ~EdgeListLimits.heapFlag) }

  @inlinable @inline(__always)
  var edges: UnsafeMutablePointer<UInt32> {
    if pointee.count & EdgeListLimits.heapFlag != 0 {
      return UnsafeMutablePointer<UInt32>(bitPattern: UInt(pointee.rest)).unsafelyUnwrapped
    }
    return (UnsafeMutableRawPointer(self) + 4).assumingMemoryBound(to: UInt32.self)
  }

  @inline(__always)
  private var isOnHeap: Bool { pointee.count & EdgeListLimits.heapFlag != 0 }

  /// What the graph keeps of a list of more than ``EdgeListLimits/noteThreshold`` edges: of outputs how many are stale, of
  /// inputs where the one stood that was dropped last.
  var note: UInt32 {
    get { edges[-1] }
    nonmutating set { edges[-1] = newValue }
  }

  func appendEdge(_ id: UInt32, in pool: PayloadPool) {
    let count = edgeCount
    if !isOnHeap {
      if count < 3 {
        edges[count] = id
        pointee.count = UInt32(count + 1)
        return
      }
      growEdges(to: 7, in: pool)
    } else if count == Int(pointee.first) {
      growEdges(to: count * 2 + 1, in: pool)
    }
    edges[count] = id
    pointee.count += 1
  }

  private func growEdges(to capacity: Int, in pool: PayloadPool) {
    let new = pool.allocate((capacity + 1) * 4, alignment: 4).bindMemory(to: UInt32.self, capacity: capacity + 1) + 1
    let count = edgeCount
    new.initialize(from: edges, count: count)
    new[-1] = isOnHeap ? note : 0
    deallocate(in: pool)
    pointee.first = UInt32(capacity)
    pointee.rest = UInt64(UInt(bitPattern: new))
    pointee.count = UInt32(count) | EdgeListLimits.heapFlag
  }

  /// Removes the edge at `index`. The last edge takes its place.
  @inlinable
  func swapRemoveEdge(at index: Int) {
    let last = edgeCount - 1
    edges[index] = edges[last]
    pointee.count -= 1
  }

  /// The index of `id`; compares 16 elements at a time.
  func findEdge(_ id: UInt32) -> Int? {
    let edges = edges
    let count = edgeCount
    var i = 0
    while i + 16 <= count {
      let block = UnsafeRawPointer(edges + i).loadUnaligned(as: SIMD16<UInt32>.self)
      if any(block .== id) { break }
      i += 16
    }
    while i < count {
      if edges[i] == id { return i }
      i += 1
    }
    return nil
  }

  /// The index of `id`. First tries the neighbours of `cursor`: the edge just read, and the one after a dropped edge.
  func findEdge(_ id: UInt32, near cursor: Int) -> Int? {
    let edges = edges
    if cursor > 0, edges[cursor - 1] == id { return cursor - 1 }
    if cursor + 1 < edgeCount, edges[cursor + 1] == id { return cursor + 1 }
    return findEdge(id)
  }

  /// The index of `id`. First tries the next edges, then 16 around `hint`. There are at least as many.
  func findEdge(_ id: UInt32, around hint: Int) -> Int? {
    if hint + 1 < edgeCount, edges[hint + 1] == id { return hint + 1 }
    if hint > 0, edges[hint - 1] == id { return hint - 1 }
    let start = Swift.max(0, Swift.min(hint - 8, edgeCount - 16))
    let block = UnsafeRawPointer(edges + start).loadUnaligned(as: SIMD16<UInt32>.self)
    guard any(block .== id) else { return findEdge(id) }
    return (start..<start + 16).first { edges[$0] == id }
  }

  @inlinable
  func truncateEdges(to count: Int) {
    pointee.count = UInt32(count) | (pointee.count & EdgeListLimits.heapFlag)
  }

  func destroyEdges(in pool: PayloadPool) {
    deallocate(in: pool)
    pointee = EdgeList()
  }

  private func deallocate(in pool: PayloadPool) {
    if isOnHeap { pool.deallocate(edges - 1, (Int(pointee.first) + 1) * 4, alignment: 4) }
  }
}

@usableFromInline
enum EdgeListLimits {
  @usableFromInline static let heapFlag: UInt32 = 1 << 31
  /// With more outputs than this, an edge is not searched but stays in the list as stale. A later sweep removes it.
  /// With more inputs than this, the search for a dropped one begins where the last was.
  static let noteThreshold = 64
}
