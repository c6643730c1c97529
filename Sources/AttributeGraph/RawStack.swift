/// A stack of plain values that lives until it is destroyed: no uniqueness checks, no reference counts.
@usableFromInline
struct RawStack<Element: BitwiseCopyable> {
  private(set) var count = 0
  private var base: UnsafeMutablePointer<Element>
  private var capacity = 64

  init() { base = .allocate(capacity: capacity) }

  func destroy() { base.deallocate() }

  @inline(__always)
  mutating func push(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always)
  mutating func pop() -> Element {
    count -= 1
    return base[count]
  }

  /// Drops what lies above the first `count`.
  mutating func truncate(to count: Int) { self.count = count }

  /// The elements from the bottom up.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  @inline(never)
  private mutating func grow() {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    new.moveInitialize(from: base, count: count)
    base.deallocate()
    base = new
    capacity *= 2
  }
}
