/// A stack of plain values, without uniqueness checks and reference counts. Its owner must destroy it.
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

  /// The element at `index`, counted from the bottom.
  @inline(__always)
  subscript(index: Int) -> Element { base[index] }

  /// Removes everything above the first `count` elements.
  mutating func truncate(to count: Int) { self.count = count }

  /// The elements, the bottom one first.
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
