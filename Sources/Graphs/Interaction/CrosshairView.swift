import SwiftUI

/// A vertical line at the selection and a dot on each of its points.
struct CrosshairView: View {
  let layout: PlotLayout
  let selection: GraphSelection

  var body: some View {
    Canvas { context, size in
      let x = layout.x.position(selection.x)
      let scale = layout.axes.scale
      let line = CGRect(x: (x * scale).rounded() / scale, y: 0, width: 1 / scale, height: size.height)
      context.fill(Path(line), with: .style(.secondary))
      for value in selection.values {
        guard let space = layout.spaces[value.side] else { continue }
        let point = space.point(value.x, value.height)
        let dot = CGRect(x: point.x - 3.5, y: point.y - 3.5, width: 7, height: 7)
        context.fill(Path(ellipseIn: dot), with: .color(value.color))
        context.stroke(Path(ellipseIn: dot), with: .style(.background), lineWidth: 1.5)
      }
    }
    .allowsHitTesting(false)
  }
}
