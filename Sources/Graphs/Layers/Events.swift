import SwiftUI

/// Vertical lines at the times of several events, with as many of their labels as have room beside each other.
nonisolated public struct Events: GraphContent {
  /// One of the events.
  public struct Entry: Hashable, Sendable {
    /// The position on the x axis: seconds since 1970 on a time axis.
    public var x: Double
    /// What stands beside the line; may be empty.
    public var label: String
    /// The colour, unless there is another.
    public var severity: GraphSeverity
    /// Replaces the colour of the severity.
    public var color: Color?

    /// An event; what is left out is plain.
    public init(x: Double, _ label: String = "", severity: GraphSeverity = .info, color: Color? = nil) {
      (self.x, self.label, self.severity, self.color) = (x, label, severity, color)
    }
  }

  public typealias Body = Never
  let mark: EventsMark

  /// Lines in any order.
  public init(_ entries: [Entry]) { mark = EventsMark(entries: entries.sorted { $0.x < $1.x }) }

  @MainActor public func _reduce(into reduction: inout GraphReduction) { reduction.add(mark, LayerKey(id: "events")) }
}

struct EventsMark: Mark {
  /// In ascending order.
  let entries: [Events.Entry]

  func note(on layer: GraphLayer, _ words: SummaryWriter) -> String? {
    let seen = entries.filter { words.window.contains($0.x) }
    guard let first = seen.first else { return nil }
    if seen.count == 1 { return "\(first.label.isEmpty ? "Event" : first.label) \(words.at(first.x))." }
    return "\(seen.count) events, the first \(words.at(first.x))."
  }

  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext) {
    let seen = entries.map { ($0, space.snapped(space.x.position($0.x)) + 0.5) }
      .filter { $0.1 >= 0 && $0.1 <= space.size.width }
    for (entry, x) in seen {
      var line = Path()
      line.move(to: CGPoint(x: x, y: 0))
      line.addLine(to: CGPoint(x: x, y: space.size.height))
      let color = entry.color ?? entry.severity.color
      context.stroke(line, with: .color(color.opacity(0.8)), style: StrokeStyle(lineWidth: 1, dash: [3, 2]))
    }
    let texts = seen.map { entry, _ in
      context.resolve(Text(entry.label).font(.caption2).foregroundStyle(entry.color ?? entry.severity.color))
    }
    let widths = texts.map { Double($0.measure(in: CGSize(width: 1000, height: 100)).width) }
    let places = Self.places(seen.map(\.1), widths: widths, width: space.size.width)
    for (index, place) in places.enumerated() where !seen[index].0.label.isEmpty {
      if let place { context.draw(texts[index], at: CGPoint(x: place, y: 3), anchor: .topLeading) }
    }
  }

  /// Where each label begins: after its line, or before it; nil where it would touch another or a line beside its own.
  static func places(_ lines: [Double], widths: [Double], width: Double) -> [Double?] {
    let gap = 4.0
    var free = 0.0
    return lines.indices.map { index in
      let next = index + 1 < lines.count ? lines[index + 1] : width
      let before = index > 0 ? max(free, lines[index - 1] + gap) : free
      if lines[index] + gap >= free, lines[index] + gap + widths[index] + gap <= next {
        free = lines[index] + 2 * gap + widths[index]
        return lines[index] + gap
      }
      if lines[index] - gap - widths[index] >= before {
        free = lines[index] + gap
        return lines[index] - gap - widths[index]
      }
      return nil
    }
  }
}
