import SwiftUI

/// Groups as rectangles with areas in proportion to their values.
public struct TreeMap: View {
  let items: [NamedValue]
  let unit: MetricUnit
  let palette: GraphPalette

  /// - Parameter items: those without a value above zero are left out.
  public init(_ items: [NamedValue], unit: MetricUnit = .short, palette: GraphPalette = .standard) {
    self.items = items.filter { $0.value > 0 && $0.value.isFinite }.sorted { $0.value > $1.value }
    self.unit = unit
    self.palette = palette
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    let formatter = unit.formatter(symbols: NumberSymbols(locale: locale))
    Canvas { context, size in
      let rects = TreeMapLayout.rects(items.map(\.value), in: CGRect(origin: .zero, size: size))
      for (index, rect) in rects.enumerated() {
        let rect = rect.insetBy(dx: 1, dy: 1)
        guard rect.width > 1, rect.height > 1 else { continue }
        let color = items[index].color ?? palette.color(at: index)
        context.fill(Path(roundedRect: rect, cornerRadius: 3), with: .color(color.opacity(0.82)))
        var name = context.resolve(Text(items[index].name).font(.system(size: 11).weight(.semibold)))
        var value = context.resolve(Text(formatter.string(from: items[index].value)).font(.system(size: 11)))
        name.shading = .color(.white)
        value.shading = .color(.white.opacity(0.85))
        let needed = name.measure(in: size)
        guard needed.width + 10 < rect.width, needed.height + 8 < rect.height else { continue }
        context.draw(name, at: CGPoint(x: rect.minX + 6, y: rect.minY + 5), anchor: .topLeading)
        let fits = value.measure(in: size).width + 10 < rect.width && 2 * needed.height + 10 < rect.height
        if fits {
          context.draw(value, at: CGPoint(x: rect.minX + 6, y: rect.minY + 5 + needed.height), anchor: .topLeading)
        }
      }
    }
  }
}

/// Divides a rectangle into parts that are nearly square.
///
/// M. Bruls, K. Huizing, J. J. van Wijk, Squarified Treemaps, 2000: fills rows along the shorter side as long as that
/// does not worsen a row's worst aspect ratio.
enum TreeMapLayout {
  /// - Parameter values: positive, in descending order.
  static func rects(_ values: [Double], in bounds: CGRect) -> [CGRect] {
    let total = values.reduce(0, +)
    guard total > 0, bounds.width > 0, bounds.height > 0 else { return values.map { _ in .zero } }
    let areas = values.map { $0 / total * bounds.width * bounds.height }
    var rects: [CGRect] = []
    var rest = bounds
    var start = 0
    while start < areas.count {
      let side = min(rest.width, rest.height)
      var end = start + 1
      var sum = areas[start]
      var worst = ratio(greatest: areas[start], least: areas[start], sum, side)
      while end < areas.count {
        let next = ratio(greatest: areas[start], least: areas[end], sum + areas[end], side)
        if next > worst { break }
        worst = next
        sum += areas[end]
        end += 1
      }
      place(areas[start..<end], sum, in: &rest, &rects)
      start = end
    }
    return rects
  }

  private static func ratio(greatest: Double, least: Double, _ sum: Double, _ side: Double) -> Double {
    let square = sum * sum
    guard square > 0, least > 0 else { return .infinity }
    return max(side * side * greatest / square, square / (side * side * least))
  }

  private static func place(_ areas: ArraySlice<Double>, _ sum: Double, in rest: inout CGRect, _ rects: inout [CGRect])
  {
    let isTall = rest.height > rest.width
    let thickness = sum / max(isTall ? rest.width : rest.height, 1e-9)
    var offset = 0.0
    for area in areas {
      let length = thickness > 0 ? area / thickness : 0
      rects.append(
        isTall
          ? CGRect(x: rest.minX + offset, y: rest.minY, width: length, height: thickness)
          : CGRect(x: rest.minX, y: rest.minY + offset, width: thickness, height: length))
      offset += length
    }
    if isTall {
      rest = CGRect(x: rest.minX, y: rest.minY + thickness, width: rest.width, height: max(0, rest.height - thickness))
    } else {
      rest = CGRect(x: rest.minX + thickness, y: rest.minY, width: max(0, rest.width - thickness), height: rest.height)
    }
  }
}
