import Foundation
import Testing

@testable import UICore

/// What two arrays share at their beginning and end, compared as memory, against a plain comparison.
struct CommonEndsTests {
  private func plain<T: Equatable>(_ a: [T], _ b: [T]) -> (prefix: Int, suffix: Int) {
    var prefix = 0
    while prefix < min(a.count, b.count), a[prefix] == b[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(a.count, b.count) - prefix, a[a.count - 1 - suffix] == b[b.count - 1 - suffix] { suffix += 1 }
    return (prefix, suffix)
  }

  private func agree<T: Hashable>(_ a: [T], _ b: [T]) -> Bool {
    let found = CollectedIDs(a, known: b)
    let expected = plain(a, b)
    return found.prefix == expected.prefix && found.suffix == expected.suffix
  }

  @Test(arguments: 1...40) func randomEditsAgree(seed: UInt64) {
    var random = Random(seed)
    for _ in 0..<25 {
      // Beyond 256 elements memory is compared in blocks.
      let old = (0..<Int.random(in: 0...1500, using: &random)).map { $0 * 3 }
      var new = old
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: new.insert(Int.random(in: 0..<9000, using: &random), at: Int.random(in: 0...new.count, using: &random))
        case 1 where !new.isEmpty: new.remove(at: Int.random(in: 0..<new.count, using: &random))
        case 2 where new.count > 1: new.swapAt(0, Int.random(in: 0..<new.count, using: &random))
        default: new.append(contentsOf: 0..<Int.random(in: 0..<300, using: &random))
        }
      }
      #expect(agree(old, new) && agree(new, old))
      #expect(agree(old.map { "row \($0)" }, new.map { "row \($0)" }))
    }
  }

  @Test func equalMemoryIsNoMeasureOfEquality() {
    // Zero and minus zero are equal.
    let zeros = [Double](repeating: 0, count: 1000)
    let others = zeros.map { -$0 }
    #expect(agree(zeros, others))
  }

  private struct Random: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
