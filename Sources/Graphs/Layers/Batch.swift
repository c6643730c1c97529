import SwiftUI

/// Layers that are drawn together.
///
/// For hundreds of layers that change together. One view draws them all; layers of the same style become one list of
/// rectangles or one path. The legend lists each layer; hiding one redraws the batch.
nonisolated public struct Batch<Content: GraphContent>: GraphContent {
  public typealias Body = Never
  let content: Content

  public init(@GraphContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.add(BatchMark(layers: reduction.layers(of: content)), LayerKey())
  }
}

struct BatchMark: Mark {
  var layers: [GraphLayer]

  var members: [GraphLayer]? {
    get { layers }
    set { layers = newValue ?? [] }
  }

  var xExtent: ClosedRange<Double>? { layers.lazy.compactMap(\.mark.xExtent).union }
  var standsOnZero: Bool { layers.contains { $0.mark.standsOnZero } }

  func yExtent(in window: ClosedRange<Double>) -> ClosedRange<Double>? {
    layers.lazy.compactMap { $0.mark.yExtent(in: window) }.union
  }

  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext) {
    // Draw neighbours of the same style together.
    let runs = layers.chunked {
      $0.style.color == $1.style.color && $0.style.stroke == $1.style.stroke
        && $0.mark.isLine == $1.mark.isLine
    }
    for run in runs {
      guard let first = run.first?.style else { continue }
      var batch = BatchDrawing(
        context: context, shading: context.resolve(.color(first.ink.opacity(first.opacity))),
        space: space,
        outline: LineOutline(method: first.interpolation))
      for layer in run { layer.mark.draw(layer.style, in: &batch) }
      context.stroke(batch.outline.finish(), with: batch.shading, style: first.line)
    }
  }
}

/// The state of drawing layers of the same style together.
struct BatchDrawing {
  let context: GraphicsContext
  let shading: GraphicsContext.Shading
  let space: PlotSpace
  /// The path of all lines, stroked once.
  var outline: LineOutline
}

extension Array {
  /// Splits between neighbours that do not belong together.
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
