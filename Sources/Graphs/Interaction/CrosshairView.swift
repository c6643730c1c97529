import SwiftUI

/// A vertical line at the selection, a dot on each of its points, and a tooltip.
///
/// One canvas draws all of it: a pointer moves many times a second, and laying out a view for each text of a tooltip
/// would take most of a frame.
struct CrosshairView: View {
  let layout: PlotLayout
  let selection: GraphSelection
  let tooltip: StandardTooltip?

  /// How far the canvas reaches beyond the plot: a tooltip may be higher than a small plot, and has a shadow.
  private static let margin = 240.0
  private static let radius = 3.5
  private static let ring = 1.5

  var body: some View {
    Canvas { context, size in
      context.translateBy(x: Self.margin, y: Self.margin)
      let plot = CGSize(width: size.width - 2 * Self.margin, height: size.height - 2 * Self.margin)
      var inside = context
      inside.clip(to: Path(CGRect(origin: .zero, size: plot)))
      drawMarks(in: inside, height: plot.height)
      tooltip?.draw(in: context, plot: plot, scale: layout.axes.scale)
    }
    .padding(-Self.margin)
    .allowsHitTesting(false)
  }

  private func drawMarks(in context: GraphicsContext, height: Double) {
    let x = layout.x.position(selection.x)
    let scale = layout.axes.scale
    let line = CGRect(x: (x * scale).rounded() / scale, y: 0, width: 1 / scale, height: height)
    context.fill(Path(line), with: .style(.secondary))
    let background = context.resolve(.style(.background))
    for value in selection.values {
      guard let space = layout.spaces[value.side] else { continue }
      let point = space.point(value.x, value.height)
      // A ring is what is left of a disc in the background's colour: two fills cost less than a fill and a stroke.
      for (radius, shading) in [
        (Self.radius + Self.ring / 2, background), (Self.radius - Self.ring / 2, .color(value.color)),
      ] {
        let disc = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        context.fill(Path(ellipseIn: disc), with: shading)
      }
    }
  }
}
