extension FileTree {
  /// The bytes of the name of `slot`, as the file system has them.
  func nameBytes(of slot: Int32) -> ArraySlice<UInt8> {
    let row = rows[Int(slot)]
    return names.bytes[Int(row.nameStart)..<Int(row.nameStart) + Int(row.nameLength)]
  }

  /// The bytes of the path of `slot`.
  func pathBytes(of slot: Int32) -> [UInt8] {
    var path = rootPath
    for slot in ancestry(of: slot) {
      if path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
      path.append(contentsOf: nameBytes(of: slot))
    }
    return path
  }

  /// Stores a name, and the folded one where it differs.
  mutating func setName(_ name: ArraySlice<UInt8>, of slot: Int32) {
    let (isFolded, folded) = name.withUnsafeBufferPointer { name in
      NameFolding.isFolded(name) ? (true, []) : (false, NameFolding.fold(name))
    }
    let start = names.append(name)
    let foldedStart = isFolded ? start : names.append(folded)
    let foldedLength = isFolded ? name.count : folded.count
    rows[Int(slot)].nameStart = start
    rows[Int(slot)].nameLength = UInt16(name.count)
    rows[Int(slot)].foldedStart = foldedStart
    rows[Int(slot)].foldedLength = UInt16(foldedLength)
    rows[Int(slot)].kind = names.bytes.withUnsafeBufferPointer { bytes in
      let range = Int(foldedStart)..<Int(foldedStart) + foldedLength
      return FileKind(type: rows[Int(slot)].attributes.type, name: UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  mutating func releaseName(of slot: Int32) {
    names.release(storedLength(of: rows[Int(slot)]))
    if names.needsCompaction { compactNames(without: slot) }
  }

  func storedLength(of row: Row) -> Int {
    Int(row.nameLength) + (row.foldedStart == row.nameStart ? 0 : Int(row.foldedLength))
  }

  /// Copies what is used into a store of its own.
  private mutating func compactNames(without released: Int32) {
    var compact = NameStore()
    compact.reserveCapacity(names.bytes.count - names.unusedCount)
    for slot in rows.indices where rows[slot].isUsed && slot != Int(released) {
      let row = rows[slot]
      let name = names.bytes[Int(row.nameStart)..<Int(row.nameStart) + Int(row.nameLength)]
      let folded = names.bytes[Int(row.foldedStart)..<Int(row.foldedStart) + Int(row.foldedLength)]
      rows[slot].nameStart = compact.append(name)
      rows[slot].foldedStart = row.foldedStart == row.nameStart ? rows[slot].nameStart : compact.append(folded)
    }
    names = compact
  }

  /// Where `name` is among the children of a folder, or where it would be.
  func position(of name: ArraySlice<UInt8>, in children: [Int32]) -> (index: Int, isFound: Bool) {
    var low = 0
    var high = children.count
    while low < high {
      let middle = (low + high) / 2
      if isLess(nameBytes(of: children[middle]), name) { low = middle + 1 } else { high = middle }
    }
    return (low, low < children.count && nameBytes(of: children[low]) == name)
  }
}

/// The order of children: that of memcmp, with a beginning before what goes on.
func isLess(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
  left.withUnsafeBufferPointer { left in
    right.withUnsafeBufferPointer { right in compareBytes(left, right) < 0 }
  }
}
