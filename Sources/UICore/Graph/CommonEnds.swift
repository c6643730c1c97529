import Foundation

/// How many elements two arrays share at their beginning and, of the rest, at their end.
///
/// Equal bytes are equal elements, and most of a hundred thousand are: they are compared in blocks, 0.1 ns each.
@usableFromInline
struct CommonEnds {
  let prefix: Int
  /// Counts nothing that `prefix` counts.
  let suffix: Int

  private static let block = 256

  /// - Parameters:
  ///   - stride: bytes from one element to the next, in both.
  ///   - areEqual: whether two elements are equal though their bytes differ.
  @usableFromInline
  init(
    _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, stride: Int, areEqual: (Int, Int) -> Bool
  ) {
    let (countA, countB) = (a.count / stride, b.count / stride)
    let shorter = min(countA, countB)
    /// Whether as many bytes are the same, from these elements on.
    func isSame(_ indexA: Int, _ indexB: Int, count: Int) -> Bool {
      memcmp(a.baseAddress! + indexA * stride, b.baseAddress! + indexB * stride, count * stride) == 0
    }
    var prefix = 0
    while prefix < shorter {
      let count = min(Self.block, shorter - prefix)
      if isSame(prefix, prefix, count: count) {
        prefix += count
      } else if isSame(prefix, prefix, count: 1) || areEqual(prefix, prefix) {
        prefix += 1
      } else {
        break
      }
    }
    var suffix = 0
    while suffix < shorter - prefix {
      let count = min(Self.block, shorter - prefix - suffix)
      let (endA, endB) = (countA - suffix, countB - suffix)
      if isSame(endA - count, endB - count, count: count) {
        suffix += count
      } else if isSame(endA - 1, endB - 1, count: 1) || areEqual(endA - 1, endB - 1) {
        suffix += 1
      } else {
        break
      }
    }
    (self.prefix, self.suffix) = (prefix, suffix)
  }
}

extension CommonEnds {
  /// Of two arrays of numbers.
  init(_ a: [UInt32], _ b: [UInt32]) {
    self = a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in CommonEnds(a, b, stride: MemoryLayout<UInt32>.stride) { _, _ in false } }
    }
  }
}
