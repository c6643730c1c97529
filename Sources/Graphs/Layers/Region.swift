import SwiftUI

/// A stretch of the x axis that is tinted, such as a deployment or a maintenance window.
nonisolated public struct Region: GraphContent {
  public typealias Body = Never
  let mark: RegionMark

  public init(x: ClosedRange<Double>, _ label: String = "") {
    mark = RegionMark(x: x, label: label)
  }

  public init(_ time: ClosedRange<Date>, _ label: String = "") {
    self.init(x: time.lowerBound.timeIntervalSince1970...time.upperBound.timeIntervalSince1970, label)
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.add(mark, LayerKey(label: mark.label))
  }
}

struct RegionMark: Mark {
  var x: ClosedRange<Double>
  var label: String

  func note(on layer: GraphLayer, _ words: SummaryWriter) -> String? {
    guard words.window.overlaps(x) else { return nil }
    return "\(label.isEmpty ? "Region" : label) from \(words.place(x.lowerBound)) to \(words.place(x.upperBound))."
  }

  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext) {
    let left = space.snapped(max(0, space.x.position(x.lowerBound)))
    let right = space.snapped(min(space.size.width, space.x.position(x.upperBound)))
    guard right > left else { return }
    let color = style.color ?? .gray
    let rect = CGRect(x: left, y: 0, width: right - left, height: space.size.height)
    context.fill(Path(rect), with: .color(color.opacity(0.14)))
    if label.isEmpty { return }
    let text = context.resolve(Text(label).font(.caption2).foregroundStyle(.secondary))
    if text.measure(in: space.size).width < rect.width - 8 {
      context.draw(text, at: CGPoint(x: left + 4, y: 3), anchor: .topLeading)
    }
  }
}
