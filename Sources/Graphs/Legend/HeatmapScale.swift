import SwiftUI

/// The legend of a heat map: its colours from zero to the highest count, with the counts.
///
/// Horizontal above or below a graph, vertical beside it.
struct HeatmapScale: View {
  let highestCount: Double
  let style: LayerStyle
  let isVertical: Bool
  @Environment(\.locale) private var locale
  @Environment(\.displayScale) private var displayScale
  /// In points, with room for half a label at the ends.
  private static let length = 200.0
  private static let margin = 14.0
  nonisolated private static let thickness = 8.0
  nonisolated private static let tick = 3.0

  var body: some View {
    let symbols = NumberSymbols(locale: locale)
    let metrics = AxisMetrics()
    Canvas { context, size in
      // Vertically, half the height of a label.
      let margin = isVertical ? 7 : Self.margin
      let length = max(1, (isVertical ? size.height : size.width) - 2 * margin)
      drawBar(length, margin, &context)
      let maker = NumericTicks(scale: .sqrt, unit: .short, symbols: symbols)
      let set = maker.ticks(in: 0...highestCount, length: length, spacing: 8) {
        isVertical ? 13 : metrics.width(of: $0)
      }
      let projection = AxisProjection(scale: .sqrt, domain: 0...highestCount, length: length)
      let ink = context.resolve(.style(.secondary))
      for tick in set.ticks {
        let along = projection.position(of: tick.value)
        let mark = CGRect(x: margin + along - 0.25, y: Self.thickness, width: 0.5, height: Self.tick)
        context.fill(Path(placed(mark, length, margin)), with: ink)
        if tick.label.isEmpty { continue }
        var text = context.resolve(Text(tick.label).font(metrics.font.monospacedDigit()))
        text.shading = ink
        let foot = Self.thickness + Self.tick + (isVertical ? 3 : 0)
        let place = isVertical ? CGPoint(x: foot, y: margin + length - along) : CGPoint(x: margin + along, y: foot)
        context.draw(text, at: place, anchor: isVertical ? .leading : .top)
      }
    }
    .frame(width: isVertical ? Self.width(highestCount: highestCount) : Self.length)
    .frame(minHeight: 24, maxHeight: isVertical ? Self.length : 24)
  }

  /// An upper bound for the width of a vertical scale, in points.
  nonisolated static func width(highestCount: Double) -> Double {
    let label = MetricUnit.short.formatter().string(from: highestCount * 0.99)
    return thickness + tick + 5 + AxisMetrics().width(of: label)
  }

  private func drawBar(_ length: Double, _ margin: Double, _ context: inout GraphicsContext) {
    let color = style.ink
    let step = length / Double(HeatmapMark.levels)
    for level in 0..<HeatmapMark.levels {
      // Align to whole pixels, so that neighbours neither overlap nor leave a gap.
      let (start, end) = (snapped(step * Double(level)), snapped(step * Double(level + 1)))
      let cell = CGRect(x: margin + start, y: 0, width: end - start, height: Self.thickness)
      let opacity = style.opacity * HeatmapMark.opacity(ofLevel: level)
      context.fill(Path(placed(cell, snapped(length), margin)), with: .color(color.opacity(opacity)))
    }
  }

  private func snapped(_ length: Double) -> Double { (length * displayScale).rounded() / displayScale }

  /// Turns a rectangle of a horizontal bar into that of a vertical bar, which begins at the bottom.
  private func placed(_ rect: CGRect, _ length: Double, _ margin: Double) -> CGRect {
    guard isVertical else { return rect }
    return CGRect(x: rect.minY, y: 2 * margin + length - rect.maxX, width: rect.height, height: rect.width)
  }
}
