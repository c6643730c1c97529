import SwiftUI

/// A vertical line at the time of an event.
nonisolated public struct Event: GraphContent {
  public typealias Body = Never
  let mark: EventMark

  public init(x: Double, _ label: String = "", severity: GraphSeverity = .info) {
    mark = EventMark(x: x, label: label, severity: severity)
  }

  public init(_ time: Date, _ label: String = "", severity: GraphSeverity = .info) {
    self.init(x: time.timeIntervalSince1970, label, severity: severity)
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.add(mark, LayerKey(label: mark.label))
  }
}

struct EventMark: Mark {
  var x: Double
  var label: String
  var severity: GraphSeverity

  func note(on layer: GraphLayer, _ words: SummaryWriter) -> String? {
    words.window.contains(x) ? "\(label.isEmpty ? "Event" : label) \(words.at(x))." : nil
  }

  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext) {
    let x = space.snapped(space.x.position(x)) + 0.5
    guard x >= 0, x <= space.size.width else { return }
    let color = style.color ?? severity.color
    var line = Path()
    line.move(to: CGPoint(x: x, y: 0))
    line.addLine(to: CGPoint(x: x, y: space.size.height))
    context.stroke(line, with: .color(color.opacity(0.8)), style: StrokeStyle(lineWidth: 1, dash: [3, 2]))
    if label.isEmpty { return }
    let text = context.resolve(Text(label).font(.caption2).foregroundStyle(color))
    let width = text.measure(in: space.size).width
    let anchor: UnitPoint = x + width + 6 > space.size.width ? .topTrailing : .topLeading
    context.draw(text, at: CGPoint(x: anchor == .topLeading ? x + 4 : x - 4, y: 3), anchor: anchor)
  }
}
