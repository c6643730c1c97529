import SwiftUI

/// Round times across a width, with enough distance for their text.
struct TimeGrid {
  let step: Int64
  /// The times and their places, in points.
  let ticks: [(time: Int64, x: Double)]

  /// The distance between two times, in points.
  private static let leastGap = 96.0

  init(window: TimeWindow, width: Double) {
    let step = AxisTime.step(atLeast: window.length / max(1, width) * Self.leastGap)
    self.step = step
    let first = Int64((window.start / Double(step)).rounded(.up))
    let last = Int64((window.end / Double(step)).rounded(.down))
    ticks = first > last ? [] : (first...last).map { ($0 * step, window.place(of: Double($0 * step)) * width) }
  }

  func drawLines(in context: GraphicsContext, height: Double, palette: Palette) {
    let shading = context.resolve(.color(palette.line))
    for tick in ticks { context.fill(Path(CGRect(x: tick.x.rounded(), y: 0, width: 1, height: height)), with: shading) }
  }
}

/// The times above the lanes.
struct TimeRuler: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(palette.panel))
      let grid = TimeGrid(window: model.window, width: size.width)
      grid.drawLines(in: context, height: size.height, palette: palette)
      for tick in grid.ticks {
        var text = context.resolve(Text(verbatim: AxisTime.text(tick.time, step: grid.step)).monospacedDigit())
        text.shading = .color(palette.dim)
        context.draw(text, at: CGPoint(x: tick.x.rounded() + 5, y: size.height / 2), anchor: .leading)
      }
      context.fill(
        Path(CGRect(x: 0, y: size.height - 1, width: size.width, height: 1)), with: .color(palette.line))
    }
    .font(.viewerSmall)
  }
}
