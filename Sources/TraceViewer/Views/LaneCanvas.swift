import SwiftUI

/// The picture of one lane. Only its canvas runs when the window of time changes.
struct LaneCanvas: View {
  let model: TraceModel
  let lane: Lane
  let palette: Palette
  @Environment(\.displayScale) private var scale

  var body: some View {
    Canvas { context, size in
      let window = model.window
      TimeGrid(window: window, width: size.width).drawLines(in: context, height: size.height, palette: palette)
      let area = CGRect(x: 0, y: (TimelineMetrics.laneGap / 2).rounded(.down), width: size.width, height: lane.height)
      switch lane.content {
      case .spans(let spans, let colors, let hasLowLevel):
        let bars = spans.bars(in: window, columns: Int(size.width * scale))
        for bar in bars { fill(bar, colors[Int(bar.level)], isLow: hasLowLevel && bar.level == 0, area, context) }
        for bar in bars { drawLabel(of: bar, isLow: hasLowLevel && bar.level == 0, area, context) }
        drawChosen(spans, area, window, context)
      case .load(let load, let color):
        let columns = load.columns(in: window, count: Int(size.width * scale))
        draw(columns, context.resolve(.color(palette.color(of: color))), area, context)
      }
      let line = CGRect(x: 0, y: size.height - 1 / scale, width: size.width, height: 1 / scale)
      context.fill(Path(line), with: .color(palette.line))
    }
    .font(.viewerSmall)
    .lineLimit(1)
  }

  private func frame(of bar: LaneBar, isLow: Bool, _ area: CGRect) -> CGRect {
    // Neighbours that are wide enough get a gap between them.
    let width = bar.width > 4 * scale ? bar.width - scale : bar.width
    let top = isLow ? (area.minY + area.height * 0.4).rounded() : area.minY
    return CGRect(x: bar.left / scale, y: top, width: width / scale, height: area.maxY - top)
  }

  private func fill(_ bar: LaneBar, _ color: LaneColor, isLow: Bool, _ area: CGRect, _ context: GraphicsContext) {
    context.fill(Path(frame(of: bar, isLow: isLow, area)), with: .color(palette.color(of: color)))
  }

  private func drawLabel(of bar: LaneBar, isLow: Bool, _ area: CGRect, _ context: GraphicsContext) {
    guard let span = bar.span, bar.width > Self.leastLabelled * scale else { return }
    let frame = frame(of: bar, isLow: isLow, area)
    var text = context.resolve(Text(verbatim: model.document.label(of: span, in: lane)))
    text.shading = .color(palette.label)
    let room = frame.insetBy(dx: 4, dy: 0)
    let size = text.measure(in: CGSize(width: 10_000, height: area.height))
    guard size.width <= room.width || room.width >= Self.leastCut else { return }
    context.draw(
      text,
      in: CGRect(x: room.minX, y: (room.midY - size.height / 2).rounded(), width: room.width, height: size.height))
  }

  /// A frame around the chosen update, wide enough to be found.
  private func drawChosen(_ spans: SpanIndex, _ area: CGRect, _ window: TimeWindow, _ context: GraphicsContext) {
    guard lane.subject == .update, let update = model.chosenUpdate,
      let span = spans.span(ofItem: update)
    else { return }
    let left = window.place(of: Double(spans.start[span])) * area.width
    let right = window.place(of: Double(spans.end(span))) * area.width
    guard right >= 0, left <= area.width else { return }
    let frame = CGRect(x: left, y: area.minY, width: max(3, right - left), height: area.height)
    context.stroke(Path(frame.insetBy(dx: -0.75, dy: -0.75)), with: .color(palette.text), lineWidth: 1.5)
  }

  private func draw(
    _ loads: [Double], _ shading: GraphicsContext.Shading, _ area: CGRect, _ context: GraphicsContext
  ) {
    var column = 0
    while column < loads.count {
      let height = (loads[column] * area.height * scale).rounded() / scale
      var end = column + 1
      while end < loads.count, (loads[end] * area.height * scale).rounded() / scale == height { end += 1 }
      if height > 0 {
        let bar = CGRect(
          x: Double(column) / scale, y: area.maxY - height, width: Double(end - column) / scale, height: height)
        context.fill(Path(bar), with: shading)
      }
      column = end
    }
  }

  /// Spans narrower than this, in points, show no name, or only a part of it.
  private static let leastLabelled = 16.0
  private static let leastCut = 40.0
}

extension SpanIndex {
  /// The span of an item; nil if the item is not in this index. Items must ascend, as those of updates do.
  func span(ofItem wanted: Int) -> Int? {
    let index = item.lowerBound(of: Int32(clamping: wanted))
    return index < count && Int(item[index]) == wanted ? index : nil
  }
}
