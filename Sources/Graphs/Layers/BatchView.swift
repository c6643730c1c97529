import SwiftUI

/// Draws many lines, areas and bars.
struct BatchView: View {
  let layers: [GraphLayer]
  let space: PlotSpace

  var body: some View {
    Canvas { context, _ in
      for run in runs { draw(run, &context) }
    }
  }

  /// Neighbours of one look.
  private var runs: [ArraySlice<GraphLayer>] {
    layers.chunked { $0.style.color == $1.style.color && $0.style.stroke == $1.style.stroke && $0.isLine == $1.isLine }
  }

  private func draw(_ run: ArraySlice<GraphLayer>, _ context: inout GraphicsContext) {
    guard let first = run.first else { return }
    let shading = context.resolve(.color((first.style.color ?? .accentColor).opacity(first.style.opacity)))
    var outline = LineOutline(method: first.style.interpolation)
    for layer in run {
      switch layer.mark {
      case .line(let series):
        if let line = DenseLine(series, layer.style, space) {
          line.draw(in: context, shading: shading)
        } else {
          outline.add(series, nulls: layer.style.nulls, in: space)
        }
      case .bars(let bars): BarRects(bars, in: space).draw(in: context, shading: shading)
      case .area(let area):
        let runs = AreaRuns(area, nulls: layer.style.nulls, method: layer.style.interpolation, in: space)
        context.fill(runs.outline, with: shading)
      default: break
      }
    }
    context.stroke(outline.finish(), with: shading, style: first.style.line)
  }
}

extension GraphLayer {
  fileprivate var isLine: Bool {
    if case .line = mark { true } else { false }
  }
}

extension Array {
  /// Splits where two neighbours do not belong together.
  fileprivate func chunked(by belong: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where !belong(self[index - 1], self[index]) {
      chunks.append(self[start..<index])
      start = index
    }
    if start < endIndex { chunks.append(self[start...]) }
    return chunks
  }
}
