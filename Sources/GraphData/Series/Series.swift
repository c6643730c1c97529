/// A series of points with ascending x, kept as columns of `Double`.
///
/// A point whose y is not finite is *null*: it has an x and no value. x is in seconds since 1970 (UTC) on a time axis
/// and a plain number otherwise; equal neighbours are allowed.
///
/// A series is a value: copies are O(1) and stay what they were when another copy is appended to. `==` compares the
/// identity of the storage and the count and so is O(1) too: two series that were built separately differ, even with
/// the same points.
public struct Series: Sendable, Equatable {
  var storage: SeriesStorage
  /// The number of points, nulls included.
  public internal(set) var count: Int

  init(storage: SeriesStorage, count: Int) {
    self.storage = storage
    self.count = count
  }

  /// A series without points.
  public static let empty = Series(storage: .empty, count: 0)

  public var isEmpty: Bool { count == 0 }

  /// The x of the point at `index`, which must be less than `count`.
  public func x(at index: Int) -> Double {
    guard index >= 0 && index < count else { fatalError("Series: index \(index) of \(count)") }
    return storage.x.value(index)
  }

  /// The y of the point at `index`, NaN where it is null; `index` must be less than `count`.
  public func y(at index: Int) -> Double {
    guard index >= 0 && index < count else { fatalError("Series: index \(index) of \(count)") }
    let value = storage.y.base[index]
    return value.isFinite ? value : .nan
  }

  /// Whether the point at `index`, which must be less than `count`, has a value.
  public func isValid(at index: Int) -> Bool {
    guard index >= 0 && index < count else { fatalError("Series: index \(index) of \(count)") }
    return storage.y.base[index].isFinite
  }

  /// The first and the last x, or `nil` without points. O(1).
  public var xExtent: ClosedRange<Double>? {
    isEmpty ? nil : storage.x.value(0)...storage.x.value(count - 1)
  }

  /// The x values as other series can share them.
  public var xColumn: XColumn { XColumn(content: storage.x.content, count: count) }

  /// Calls `body` with the y values in memory; a value that is not finite is null. O(1).
  public func withYValues<Result>(_ body: (UnsafeBufferPointer<Double>) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(storage) { try body(UnsafeBufferPointer(start: storage.y.base, count: count)) }
  }

  public static func == (a: Series, b: Series) -> Bool {
    a.storage === b.storage && a.count == b.count
  }
}
