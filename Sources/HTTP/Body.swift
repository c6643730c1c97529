import Foundation

/// The bytes of an answer: grown by its transfer, then read by whoever asked. Its end gives them back to the budget.
final class Body: @unchecked Sendable {
  private let budget: BodyBudget
  private var start: UnsafeMutableRawPointer?
  private var capacity = 0
  private(set) var count = 0
  /// Nil until it was handed over.
  private var whenLetGo: (@Sendable () -> Void)?

  init(_ budget: BodyBudget) { self.budget = budget }

  deinit {
    free(start)
    budget.giveBack(count, wasHandedOver: whenLetGo != nil)
    whenLetGo?()
  }

  /// Makes room for so many bytes in all; what is not written takes no memory.
  ///
  /// - Returns: false if there is none.
  func reserve(_ size: Int) -> Bool {
    guard size > capacity else { return true }
    guard let larger = realloc(start, size) else { return false }
    (start, capacity) = (larger, size)
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
