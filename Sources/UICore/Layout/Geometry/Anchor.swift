import Foundation
import Geometry

/// A place that one view measured in its own space and other views can ask for in theirs.
///
/// Views hand anchors up with `anchorPreference`; `GeometryProxy` turns them into its view's own coordinates.
public struct Anchor<Value> {
  /// Where it is in the window, in points.
  let place: AnchorPlace
  /// The value for the place, once that is in the coordinates of whoever asks.
  let value: (AnchorPlace) -> Value

  func value(in space: CGAffineTransform) -> Value { value(place.applying(space)) }

  /// What of a view an anchor is made of.
  public struct Source {
    /// The place in a view of the size; points, in the view's own space.
    let place: (CGSize) -> AnchorPlace
    let value: (AnchorPlace) -> Value
    /// Tells two sources of one type apart.
    let key: AnyHashable

    func anchor(size: CGSize, toWindow: CGAffineTransform) -> Anchor<Value> {
      Anchor(place: place(size).applying(toWindow), value: value)
    }
  }
}

/// The points that an anchor carries from one space to another, and how they were grouped.
enum AnchorPlace: Hashable {
  case point(CGPoint)
  /// The corners, clockwise: rotated spaces in between do not widen the rectangle.
  case corners([CGPoint])
  case list([AnchorPlace])

  func applying(_ transform: CGAffineTransform) -> AnchorPlace {
    switch self {
    case .point(let point): .point(point.applying(transform))
    case .corners(let corners): .corners(corners.map { $0.applying(transform) })
    case .list(let places): .list(places.map { $0.applying(transform) })
    }
  }

  var point: CGPoint {
    guard case .point(let point) = self else { return .zero }
    return point
  }

  /// The smallest rectangle around the corners.
  var rect: CGRect {
    guard case .corners(let corners) = self, let first = corners.first else { return .zero }
    var (low, high) = (first, first)
    for corner in corners {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  var places: [AnchorPlace] {
    guard case .list(let places) = self else { return [] }
    return places
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.place == b.place }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source: Equatable where Value: Equatable {
  public static func == (a: Anchor.Source, b: Anchor.Source) -> Bool { a.key == b.key }
}

extension Anchor.Source: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    source("bounds") { CGRect(origin: .zero, size: $0) }
  }

  /// A rectangle of the view, in points of its own space.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    source([r.minX, r.minY, r.width, r.height]) { _ in r }
  }

  private static func source(_ key: AnyHashable, _ rect: @escaping (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      place: { size in
        let rect = rect(size)
        return .corners([
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
          CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
      }, value: \.rect, key: key)
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in points of its own space.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(place: { _ in .point(p) }, value: \.point, key: [p.x, p.y])
  }

  /// A point of the view, as parts of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      place: { .point(CGPoint(x: p.x * $0.width, y: p.y * $0.height)) }, value: \.point, key: p)
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places of the view in one anchor.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      place: { size in .list(array.map { $0.place(size) }) },
      value: { place in zip(array, place.places).map { $0.value($1) } }, key: array.map(\.key))
  }

  /// A place of the view, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      place: { size in .list(anchor.map { [$0.place(size)] } ?? []) },
      value: { place in anchor.flatMap { anchor in place.places.first.map(anchor.value) } },
      key: anchor.map { [$0.key] } ?? [])
  }
}

extension GeometryProxy {
  /// The anchor's value in the view's own coordinates, in points.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: windowTransform.inverted()) }
}

extension Anchor<CGRect>.Source {
  /// The rectangle of a view that has the frame, in the space of the frame.
  package func rect(in frame: CGRect) -> CGRect {
    place(frame.size).applying(CGAffineTransform(translationX: frame.minX, y: frame.minY)).rect
  }
}
