import Foundation

extension FileTree {
  /// The first of `slots`, `limit` at most, whose names have `query` in them, whatever its case and accents, in the order of `slots`.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled: whoever typed on wants other names.
  func matches(_ query: String, among slots: [Int32], limit: Int) throws -> [Int32] {
    let query = NameFolding.fold(query)
    guard !query.isEmpty else { return Array(slots.prefix(limit)) }
    var matches: [Int32] = []
    for first in stride(from: 0, to: slots.count, by: 4_096) where matches.count < limit {
      try Task.checkCancellation()
      addMatches(query, among: slots[first..<min(first + 4_096, slots.count)], to: &matches)
    }
    return Array(matches.prefix(limit))
  }

  private func addMatches(_ query: [UInt8], among slots: ArraySlice<Int32>, to matches: inout [Int32]) {
    names.bytes.withUnsafeBufferPointer { names in
      query.withUnsafeBufferPointer { query in
        for slot in slots {
          let row = rows[Int(slot)]
          let range = Int(row.foldedStart)..<Int(row.foldedStart) + Int(row.foldedLength)
          if Self.contains(UnsafeBufferPointer(rebasing: names[range]), query) { matches.append(slot) }
        }
      }
    }
  }

  /// Names are so short that looking for the first byte is as fast as cleverer ways.
  private static func contains(_ name: UnsafeBufferPointer<UInt8>, _ query: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let nameStart = name.baseAddress, let queryStart = query.baseAddress else { return query.isEmpty }
    var offset = 0
    while offset + query.count <= name.count {
      guard let found = memchr(nameStart + offset, Int32(query[0]), name.count - query.count - offset + 1) else {
        return false
      }
      if memcmp(found, queryStart, query.count) == 0 { return true }
      offset = UnsafeRawPointer(found) - UnsafeRawPointer(nameStart) + 1
    }
    return false
  }
}
