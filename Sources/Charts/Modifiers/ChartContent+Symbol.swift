import SwiftUI

/// A symbol of a point.
enum SymbolShape {
  case shape(any ChartSymbolShape)
  case view(() -> AnyView)
}

extension ChartContent {
  /// Sets the symbol of points, and of the places that lines lead through.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> _ModifiedChartContent<Self> {
    styled { $0.symbol = .shape(symbol) }
  }

  /// Sets the symbol by a value: circle, square, triangle, diamond, pentagon, plus, cross, asterisk in turn.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> _ModifiedChartContent<Self> {
    let key = StyleKey(value.channel)
    return styled { $0.symbolKey = key }
  }

  /// Sets a view as the symbol of points. A view for each point costs more than a shape for all.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: @escaping () -> V) -> _ModifiedChartContent<Self> {
    styled { $0.symbol = .view { AnyView(symbol()) } }
  }

  /// Sets the area of symbols, in square points; 50 by default.
  nonisolated public func symbolSize(_ size: CGFloat) -> _ModifiedChartContent<Self> {
    styled { $0.symbolSize = size.isFinite ? max(size, 0) : 0 }
  }

  /// Sets the size of the square around symbols, in points.
  nonisolated public func symbolSize(_ size: CGSize) -> _ModifiedChartContent<Self> {
    symbolSize(size.width * size.height)
  }

  /// Sets the area of symbols by a number: from 20 square points for zero to 200 for the largest.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> _ModifiedChartContent<Self> {
    let key = StyleKey(value.channel)
    return styled { $0.sizeKey = key }
  }
}

/// A shape that stands for a point.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large as a circle in the unit square.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The unit square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// A symbol of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: AnyShape
  /// That of the symbol.
  public let perceptualUnitRect: CGRect
  /// That of the symbol.
  public let layoutDirectionBehavior: LayoutDirectionBehavior

  /// The symbol itself.
  public init<S: ChartSymbolShape>(_ shape: S) { self.init(erasing: shape) }

  init(erasing shape: any ChartSymbolShape) {
    self.shape = AnyShape(erasing: shape)
    perceptualUnitRect = shape.perceptualUnitRect
    layoutDirectionBehavior = shape.layoutDirectionBehavior
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The symbols of charts.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Sendable, CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind
  var border: CGFloat?

  /// Those that values take, in order.
  static let all = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }

  /// The outline only, inside of the shape.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: kind, border: lineWidth)
  }

  /// `fixed`: a symbol means the same either way.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let outline = outline(in: border.map { rect.insetBy(dx: $0 / 2, dy: $0 / 2) } ?? rect)
    return border.map { outline.strokedPath(StrokeStyle(lineWidth: $0)) } ?? outline
  }

  private func outline(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    func polygon(_ corners: Int, _ radius: CGFloat) -> Path {
      Path { path in
        path.addLines(
          (0..<corners).map { corner in
            let angle = (Double(corner) / Double(corners) - 0.25) * 2 * .pi
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
          })
        path.closeSubpath()
      }
    }
    func strokes(_ count: Int, from turn: Double) -> Path {
      let lines = Path { path in
        for stroke in 0..<count {
          let angle = (turn + Double(stroke) / Double(count) / 2) * 2 * .pi
          let (x, y) = (radius * cos(angle), radius * sin(angle))
          path.move(to: CGPoint(x: center.x - x, y: center.y - y))
          path.addLine(to: CGPoint(x: center.x + x, y: center.y + y))
        }
      }
      return lines.strokedPath(StrokeStyle(lineWidth: radius * 0.4))
    }
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    // Corners reach further than a circle: the sizes are those of about the same area.
    case .square: return Path(rect.insetBy(dx: radius * 0.1, dy: radius * 0.1))
    case .triangle: return polygon(3, radius * 1.2)
    case .diamond: return polygon(4, radius * 1.15)
    case .pentagon: return polygon(5, radius * 1.05)
    case .plus: return strokes(2, from: 0)
    case .cross: return strokes(2, from: 0.125)
    case .asterisk: return strokes(3, from: 0.25)
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disc.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle that points up.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon that points up.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// Two strokes, upright and level.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// Two strokes, aslant.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// Three strokes.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
