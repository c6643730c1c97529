import SwiftUI

/// The grid and the ticks, in a canvas somewhat larger than the plot.
struct AxisLines: View {
  let x: [AxisPlan.Line]
  let y: [AxisPlan.Line]
  /// How far the canvas reaches out of the plot, in points.
  let margin: CGFloat
  let xPadding: AxisPadding
  let yPadding: AxisPadding
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    Canvas { context, size in
      let plot = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
      for line in x {
        let place = plot.minX + xPadding.start + line.fraction * (plot.width - xPadding.start - xPadding.end)
        let x = snapped(place) + line.offset.width
        switch line.tick {
        case nil: draw(line, CGPoint(x: x, y: plot.minY), CGPoint(x: x, y: plot.maxY), &context)
        case let tick?:
          let edge = tick < 0 ? plot.minY : plot.maxY
          draw(line, CGPoint(x: x, y: edge), CGPoint(x: x, y: edge + tick), &context)
        }
      }
      for line in y {
        let place = plot.maxY - yPadding.start - line.fraction * (plot.height - yPadding.start - yPadding.end)
        let y = snapped(place) + line.offset.height
        switch line.tick {
        case nil: draw(line, CGPoint(x: plot.minX, y: y), CGPoint(x: plot.maxX, y: y), &context)
        case let tick?:
          let edge = tick < 0 ? plot.minX : plot.maxX
          draw(line, CGPoint(x: edge, y: y), CGPoint(x: edge + tick, y: y), &context)
        }
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private func draw(_ line: AxisPlan.Line, _ start: CGPoint, _ end: CGPoint, _ context: inout GraphicsContext) {
    let path = Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
    context.stroke(path, with: .style(AnyShapeStyle(erasing: line.style)), style: line.stroke)
  }

  /// The middle of a pixel, so that a thin line is sharp.
  private func snapped(_ place: CGFloat) -> CGFloat {
    ((place * displayScale - 0.5).rounded() + 0.5) / max(displayScale, 0.1)
  }
}
