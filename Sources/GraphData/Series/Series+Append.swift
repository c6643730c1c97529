extension Series {
  /// Adds a point; copies made before stay what they were.
  ///
  /// A y that is not finite is null; a point whose x is not finite is dropped. Amortised O(1) where x is not less than
  /// the last one and no other copy has been appended to; otherwise the columns are copied, O(n), as they are once
  /// where evenly spaced x end.
  public mutating func append(x: Double, y: Double) {
    guard x.isFinite else { return }
    guard isEmpty || x >= storage.x.value(count - 1) else { return insert(x: x, y: y) }
    let column = storage.x.appending(x, at: count)
    var buffer = storage.y
    if !buffer.append(y, at: count) {
      buffer = buffer.grown(count: count, isShared: false)
      let isAppended = buffer.append(y, at: count)
      assert(isAppended, "a column that nobody else knows was claimed")
    }
    if buffer !== storage.y {
      storage = SeriesStorage(x: column ?? storage.x, y: buffer)
    } else if let column {
      storage = SeriesStorage(x: column, pyramid: storage.pyramid)
    }
    count += 1
  }

  /// Adds a point that belongs before the last one, after those with an equal x.
  private mutating func insert(x: Double, y: Double) {
    let position = partitionPoint(0..<count) { storage.x.value($0) > x }
    let old = storage
    let count = count
    func inserted(_ new: Double, _ value: (Int) -> Double) -> ColumnBuffer {
      ColumnBuffer(capacity: count + count / 2 + 16) { buffer in
        for index in 0...count {
          let number = index < position ? value(index) : index == position ? new : value(index - 1)
          buffer.initializeElement(at: index, to: number)
        }
        return count + 1
      }
    }
    let column = XColumn(content: .explicit(inserted(x, old.x.value)), count: count + 1)
    self = Series(storage: SeriesStorage(x: column, y: inserted(y) { old.y.base[$0] }), count: count + 1)
  }
}

extension XColumn {
  /// Puts `x` at `index`, the end of the series that asks; returns the column that holds it where it is another one
  /// than this, and `nil` where it is this one.
  func appending(_ x: Double, at index: Int) -> XColumn? {
    switch content {
    case .regular(let start, let step):
      if index > 0 {
        let next = start + step * Double(index)
        // Times computed by adding steps differ from times computed by multiplying in their last bits.
        if abs(x - next) <= next.ulp { return nil }
      }
      let buffer = ColumnBuffer(capacity: index + index + 16) { buffer in
        for position in 0..<index { buffer.initializeElement(at: position, to: start + step * Double(position)) }
        buffer.initializeElement(at: index, to: x)
        return index + 1
      }
      return XColumn(content: .explicit(buffer), count: index + 1)
    case .explicit(let buffer):
      // Another series with this x may have added the same value already.
      if buffer.append(x, at: index) || buffer.holds(x, at: index) { return nil }
      let grown = buffer.grown(count: index, isShared: true)
      if grown.append(x, at: index) || grown.holds(x, at: index) {
        return XColumn(content: .explicit(grown), count: index + 1)
      }
      let own = buffer.grown(count: index, isShared: false)
      let isAppended = own.append(x, at: index)
      assert(isAppended, "a column that nobody else knows was claimed")
      return XColumn(content: .explicit(own), count: index + 1)
    }
  }
}
