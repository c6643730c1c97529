import Foundation

/// The bytes of an answer: grown by its transfer, then read by whoever asked. Its end gives them back to the budget.
///
/// They lie in pages of their own, which go back to the system at once: an allocator keeps what it was given back.
final class Body: @unchecked Sendable {
  private let budget: BodyBudget
  private var start: UnsafeMutableRawPointer?
  private var capacity = 0
  private(set) var count = 0
  /// Nil until it was handed over.
  private var whenLetGo: (@Sendable () -> Void)?

  private static let smallest = 64 << 10

  init(_ budget: BodyBudget) { self.budget = budget }

  deinit {
    if let start { munmap(start, capacity) }
    budget.giveBack(count, wasHandedOver: whenLetGo != nil)
    whenLetGo?()
  }

  /// Makes room for so many bytes in all; what is not written takes no memory.
  ///
  /// - Returns: false if there is none.
  func reserve(_ size: Int) -> Bool {
    guard size > capacity else { return true }
    let (_, overflows) = size.addingReportingOverflow(Self.smallest)
    if overflows { return false }
    let larger = (size + Self.smallest - 1) & -Self.smallest
    let pages = mmap(nil, larger, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let pages, pages != MAP_FAILED else { return false }
    if let start {
      pages.copyMemory(from: start, byteCount: count)
      munmap(start, capacity)
    }
    (start, capacity) = (pages, larger)
    return true
  }

  /// Appends bytes.
  ///
  /// - Returns: false if there is no memory.
  func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let source = bytes.baseAddress, !bytes.isEmpty else { return true }
    if count + bytes.count > capacity, !reserve(max(count + bytes.count, 2 * capacity)) { return false }
    start?.advanced(by: count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
    budget.grow(by: bytes.count)
    return true
  }

  /// The whole, as data that keeps it alive. It must not grow any more.
  func handOver(whenLetGo: @escaping @Sendable () -> Void) -> Data {
    guard let start else { return Data() }
    self.whenLetGo = whenLetGo
    budget.handOver(count)
    return Data(bytesNoCopy: start, count: count, deallocator: .custom { _, _ in withExtendedLifetime(self) {} })
  }
}
