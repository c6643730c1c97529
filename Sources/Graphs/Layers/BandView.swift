import SwiftUI

/// Draws the area between two series.
struct BandView: View {
  let mark: BandMark
  let style: LayerStyle
  let color: Color
  let space: PlotSpace

  var body: some View {
    Canvas { context, _ in
      context.opacity = style.opacity
      let area = AreaMark(values: mark.upper, top: mark.upper, base: mark.lower)
      let runs = AreaRuns(area, nulls: style.nulls, method: style.interpolation, in: space)
      context.fill(runs.outline, with: .color(color.opacity(0.22)))
    }
  }
}
