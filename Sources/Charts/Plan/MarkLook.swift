import SwiftUI

/// How a placed mark is drawn; where it stands are four numbers beside it.
struct MarkLook: Equatable {
  var kind: MarkItem.Kind
  var ink: any ShapeStyle
  var opacity: Double
  var line: StrokeStyle
  var interpolation: InterpolationMethod
  var symbol: (any ChartSymbolShape)?
  /// Square points.
  var symbolSize: CGFloat
  var cornerRadius: CGFloat
  var offset: MarkOffset
  var blur: CGFloat
  var clips: [any Shape]
  var shadow: MarkShadow?
  var width: MarkDimension
  var height: MarkDimension
  var sector: SectorSize?
  /// Whether the mark's size applies in a band of the axis.
  var hasBandX: Bool
  var hasBandY: Bool
  /// Whether an area reaches along y.
  var isUpright: Bool
  /// Whether the value has no place: lines have a gap here.
  var isGap: Bool
  var usesPlotArea: Bool
  /// What of the mark stands at points of the plot.
  var points = MarkPoints()
  /// Whether nothing shows outside of the plot.
  var isCut = false

  static func == (a: MarkLook, b: MarkLook) -> Bool {
    a.kind == b.kind && a.opacity == b.opacity && a.line == b.line && a.interpolation == b.interpolation
      && a.symbolSize == b.symbolSize && a.cornerRadius == b.cornerRadius && a.offset == b.offset && a.blur == b.blur
      && a.width == b.width && a.height == b.height && a.sector == b.sector && a.hasBandX == b.hasBandX
      && a.hasBandY == b.hasBandY && a.isUpright == b.isUpright && a.isGap == b.isGap
      && a.usesPlotArea == b.usesPlotArea && a.points == b.points && a.isCut == b.isCut && a.shadow == b.shadow
      && a.clips.count == b.clips.count
      && zip(a.clips, b.clips).allSatisfy { areEqual($0, $1) } && areEqual(a.ink, b.ink) && areEqual(a.symbol, b.symbol)
  }

  private static func areEqual(_ a: (any ChartSymbolShape)?, _ b: (any ChartSymbolShape)?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    func open<S: Equatable>(_ a: S) -> Bool { (b as? S) == a }
    guard let a = a as? any Equatable else { return false }
    return open(a)
  }

  /// Whether two values are of one type that can be compared, and equal.
  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    func open<S: Equatable>(_ a: S) -> Bool { (b as? S) == a }
    guard let a = a as? any Equatable else { return false }
    return open(a)
  }
}

/// The ends of a mark that are said in points from the plot's upper leading corner.
struct MarkPoints: Equatable {
  var left: CGFloat?
  var right: CGFloat?
  var top: CGFloat?
  var bottom: CGFloat?
}

/// Where marks stand: four numbers each, as parts of the plot from its leading and lower edges.
struct MarkPlaces: Equatable, VectorArithmetic {
  var numbers: [Double] = []

  static let zero = MarkPlaces()
  /// Marks that come or go do not move: only lists of one length are added.
  static func + (a: MarkPlaces, b: MarkPlaces) -> MarkPlaces { a.combined(b, +) }
  static func - (a: MarkPlaces, b: MarkPlaces) -> MarkPlaces { a.combined(b, -) }

  private func combined(_ other: MarkPlaces, _ operation: (Double, Double) -> Double) -> MarkPlaces {
    if other.numbers.isEmpty { return self }
    guard numbers.count == other.numbers.count else { return numbers.isEmpty ? other : self }
    return MarkPlaces(numbers: zip(numbers, other.numbers).map(operation))
  }

  mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  struct Place: Equatable {
    var x0, x1, y0, y1: Double
  }

  subscript(mark: Int) -> Place {
    let start = mark * 4
    return Place(x0: numbers[start], x1: numbers[start + 1], y0: numbers[start + 2], y1: numbers[start + 3])
  }

  mutating func append(_ place: Place) {
    numbers.append(place.x0)
    numbers.append(place.x1)
    numbers.append(place.y0)
    numbers.append(place.y1)
  }
}
