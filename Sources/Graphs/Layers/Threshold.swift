import SwiftUI

/// A horizontal line at a threshold.
nonisolated public struct Threshold: GraphContent {
  public typealias Body = Never
  var mark: ThresholdMark

  public init(y: Double, _ label: String = "") {
    mark = ThresholdMark(lower: y, upper: y, label: label)
  }

  /// A range of values, which is tinted.
  public init(y: ClosedRange<Double>, _ label: String = "") {
    mark = ThresholdMark(lower: y.lowerBound, upper: y.upperBound, label: label)
  }

  /// The meaning of the value, which determines its colour.
  public func severity(_ severity: GraphSeverity) -> Threshold {
    var copy = self
    copy.mark.severity = severity
    return copy
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.add(mark, LayerKey(label: mark.label))
  }
}

/// How serious something is.
public enum GraphSeverity: Hashable, Sendable, CaseIterable {
  case ok, info, warning, error

  /// The system's colour for it.
  public var color: Color {
    switch self {
    case .ok: .green
    case .info: .blue
    case .warning: .orange
    case .error: .red
    }
  }
}

struct ThresholdMark: Mark {
  var lower: Double
  var upper: Double
  var label: String
  var severity = GraphSeverity.error

  func yExtent(in window: ClosedRange<Double>) -> ClosedRange<Double>? {
    lower.isFinite && upper.isFinite ? lower...upper : nil
  }

  func note(on layer: GraphLayer, _ words: SummaryWriter) -> String? {
    let name = label.isEmpty ? "Threshold" : label
    if lower == upper { return "\(name) at \(words.text(lower, of: layer))." }
    return "\(name) from \(words.text(lower, of: layer)) to \(words.text(upper, of: layer))."
  }

  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext) {
    if lower.isNaN || upper.isNaN { return }
    let color = style.color ?? severity.color
    let (top, bottom) = (space.snapped(space.y.position(upper)), space.snapped(space.y.position(lower)))
    if bottom > top {
      let rect = CGRect(x: 0, y: top, width: space.size.width, height: bottom - top)
      context.fill(Path(rect), with: .color(color.opacity(0.12)))
    } else {
      let line = style.stroke ?? StrokeStyle(lineWidth: 1, dash: [5, 3])
      var path = Path()
      path.move(to: CGPoint(x: 0, y: top + 0.5))
      path.addLine(to: CGPoint(x: space.size.width, y: top + 0.5))
      context.stroke(path, with: .color(color), style: line)
    }
    if label.isEmpty { return }
    let text = context.resolve(Text(label).font(.caption2).foregroundStyle(color))
    let height = text.measure(in: space.size).height
    // Above the line, unless that is above the graph.
    let y = top - height - 1 < 0 ? top + 2 : top - height - 1
    context.draw(text, at: CGPoint(x: space.size.width - 4, y: y), anchor: .topTrailing)
  }
}
