import DashboardFormat
import Graphs
import SwiftUI

/// A value as a part of a three-quarter arc.
struct GaugeWidget: View {
  let value: Double
  let range: ClosedRange<Double>
  let unit: MetricUnit
  let precision: Int?
  let caption: String
  let formats: [ConditionalFormat]
  @Environment(\.locale) private var locale

  /// - Parameter range: the values at the ends of the arc; an empty range gets a width of one.
  init(
    value: Double, range: ClosedRange<Double>, unit: MetricUnit, precision: Int?, caption: String,
    formats: [ConditionalFormat]
  ) {
    self.value = value
    self.range = range.upperBound > range.lowerBound ? range : range.lowerBound...range.lowerBound + 1
    self.unit = unit
    self.precision = precision
    self.caption = caption
    self.formats = formats
  }

  var body: some View {
    let format = formats.first(for: value)
    let color = format?.background?.color ?? format?.foreground?.color ?? GraphPalette.standard.shade(0)
    let symbols = NumberSymbols(locale: locale)
    VStack(spacing: 2) {
      Canvas { context, size in
        let radius = max(4, min(size.width, size.height) / 2 - 8)
        let width = max(4, radius * 0.18)
        func arc(_ part: Double) -> Path {
          var path = Path()
          path.addArc(
            center: CGPoint(x: size.width / 2, y: size.height / 2 + radius * 0.12), radius: radius,
            startAngle: .degrees(135), endAngle: .degrees(135 + 270 * part), clockwise: false)
          return path
        }
        let style = StrokeStyle(lineWidth: width, lineCap: .round)
        context.stroke(arc(1), with: .color(.gray.opacity(0.22)), style: style)
        if part > 0 { context.stroke(arc(part), with: .color(color), style: style) }
        // The width inside the arc.
        let label = Self.label(
          value, unit, precision: precision, width: 1.7 * (radius - width), symbols: symbols)
        let font = min(24, max(8, 2.2 * (radius - width) / Double(max(label.count, 3))))
        var text = context.resolve(Text(verbatim: label).font(.system(size: font).weight(.semibold)))
        text.shading = .foreground
        context.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2 + radius * 0.12))
      }
      if !caption.isEmpty { Text(caption).font(.system(size: 11)).foregroundStyle(.secondary).lineLimit(1) }
    }
  }

  /// The full value, or a short form if the full one would be too small to read.
  ///
  /// - Parameter width: in points; a digit of a 10 point font is about 6 points wide.
  static func label(
    _ value: Double, _ unit: MetricUnit, precision: Int?, width: Double, symbols: NumberSymbols = .plain
  ) -> String {
    if value.isNaN { return "–" }
    let full = unit.formatter(precision: precision, symbols: symbols).string(from: value)
    guard Double(full.count) * 6 > width else { return full }
    let suffix = unit.family == .percent ? "%" : ""
    let short = MetricUnit.short.formatter(precision: 1, symbols: symbols).string(from: value * unit.scale) + suffix
    return short.count < full.count ? short : full
  }

  private var part: Double {
    guard value.isFinite else { return 0 }
    return min(max((value - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
  }
}
