import Foundation

/// What entries are sorted by. Names decide where the rest is equal, so that the order is always the same.
public struct FileOrder: SortComparator, Hashable, Sendable {
  public enum Key: Hashable, Sendable { case name, size, kind, modified }

  public var key: Key
  public var order: SortOrder

  public init(_ key: Key, order: SortOrder = .forward) {
    self.key = key
    self.order = order
  }

  public func compare(_ left: FileEntry, _ right: FileEntry) -> ComparisonResult {
    let result = left.tree.compare(left.slot, with: right.slot, of: right.tree, by: key)
    if result == 0 { return .orderedSame }
    return (result < 0) == (order == .forward) ? .orderedAscending : .orderedDescending
  }
}

extension FileTree {
  func sorted(_ slots: [Int32], by order: FileOrder) -> [Int32] {
    let isForward = order.order == .forward
    return slots.sorted { left, right in
      let result = compare(left, with: right, of: self, by: order.key)
      return result == 0 ? left < right : (result < 0) == isForward
    }
  }

  func compare(_ left: Int32, with right: Int32, of other: FileTree, by key: FileOrder.Key) -> Int {
    switch key {
    case .name: break
    case .size:
      let sizes = (comparableSize(left), other.comparableSize(right))
      if sizes.0 != sizes.1 { return sizes.0 < sizes.1 ? -1 : 1 }
    case .kind:
      let kinds = (rows[Int(left)].kind.rawValue, other.rows[Int(right)].kind.rawValue)
      if kinds.0 != kinds.1 { return kinds.0 < kinds.1 ? -1 : 1 }
    case .modified:
      let times = (rows[Int(left)].attributes.modified, other.rows[Int(right)].attributes.modified)
      if times.0 != times.1 { return times.0 < times.1 ? -1 : 1 }
    }
    return withName(left) { left, leftFolded in
      other.withName(right) { right, rightFolded in
        let order = NameOrder.compare(leftFolded, rightFolded)
        return order != 0 ? order : compareBytes(left, right)
      }
    }
  }

  /// Folders have no size of their own and come first.
  private func comparableSize(_ slot: Int32) -> Int64 { isFolder(slot) ? -1 : rows[Int(slot)].attributes.size }

  /// Gives `body` the name's bytes and the folded ones.
  private func withName<Result>(
    _ slot: Int32, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let row = rows[Int(slot)]
    return names.bytes.withUnsafeBufferPointer { bytes in
      body(
        UnsafeBufferPointer(rebasing: bytes[Int(row.nameStart)..<Int(row.nameStart) + Int(row.nameLength)]),
        UnsafeBufferPointer(rebasing: bytes[Int(row.foldedStart)..<Int(row.foldedStart) + Int(row.foldedLength)]))
    }
  }
}
