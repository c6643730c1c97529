import Geometry

/// What of the layout inside of an `AnyLayout` is animated. Data of another type has nothing in common with it: between two
/// layouts there is no way.
public struct _AnyLayoutData: VectorArithmetic {
  /// Nil for no way at all.
  private var base: (any VectorArithmetic)?

  init(_ base: any VectorArithmetic) { self.base = base }
  private init() {}

  /// The data, if it is of this type.
  func data<V: VectorArithmetic>(as type: V.Type) -> V? { base as? V }

  public static var zero: _AnyLayoutData { _AnyLayoutData() }

  public static func + (a: _AnyLayoutData, b: _AnyLayoutData) -> _AnyLayoutData {
    guard let left = a.base else { return b }
    func sum<V: VectorArithmetic>(_ left: V) -> _AnyLayoutData {
      b.data(as: V.self).map { _AnyLayoutData(left + $0) } ?? a
    }
    return sum(left)
  }

  public static func - (a: _AnyLayoutData, b: _AnyLayoutData) -> _AnyLayoutData {
    guard let left = a.base else {
      var negative = b
      negative.scale(by: -1)
      return negative
    }
    func difference<V: VectorArithmetic>(_ left: V) -> _AnyLayoutData {
      if b.base == nil { return a }
      return b.data(as: V.self).map { _AnyLayoutData(left - $0) } ?? .zero
    }
    return difference(left)
  }

  public mutating func scale(by factor: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic {
      var value = value
      value.scale(by: factor)
      return value
    }
    base = base.map { scaled($0) }
  }

  public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }

  public static func == (a: _AnyLayoutData, b: _AnyLayoutData) -> Bool {
    guard let left = a.base else { return b.base == nil }
    func isEqual<V: VectorArithmetic>(_ left: V) -> Bool { b.data(as: V.self) == left }
    return isEqual(left)
  }
}
