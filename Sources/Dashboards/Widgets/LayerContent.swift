import DashboardFormat
import Graphs
import SwiftUI

/// A layer in the style of its description.
struct LayerContent<Content: GraphContent>: GraphContent {
  let layer: TimeseriesLayers.Layer
  let content: Content

  var body: some GraphContent {
    if let unit = layer.unit { styled.unit(unit) } else { styled }
  }

  @GraphContentBuilder private var styled: some GraphContent {
    if let opacity = layer.style.fillOpacity, opacity.isFinite { plain.fillOpacity(opacity) } else { plain }
  }

  private var plain: some GraphContent {
    content
      .foregroundStyle(layer.color)
      .lineStyle(StrokeStyle(lineWidth: width, lineJoin: .round, dash: dash))
      .interpolationMethod(interpolation)
      .symbolSize(min(max(layer.style.pointSize, 1), 40))
      .nulls(nulls)
      .yAxis(layer.style.isOnTrailingAxis ? .trailing : .leading)
      .name(layer.name)
      .legendHidden(!layer.isInLegend)
  }

  /// A valid width in points; a file may contain any number.
  private var width: CGFloat { min(max(layer.style.lineWidth, 0.5), 12) }

  private var dash: [CGFloat] {
    switch layer.style.dash {
    case .solid: []
    case .dashed: [width * 4, width * 3]
    case .dotted: [width, width * 2]
    }
  }

  private var interpolation: InterpolationMethod {
    switch layer.style.interpolation {
    case .linear: .linear
    case .smooth: .monotone
    case .stepAfter: .stepEnd
    case .stepBefore: .stepStart
    case .stepCenter: .stepCenter
    }
  }

  private var nulls: NullRule {
    switch layer.style.nulls {
    case .gap, .zero: .breaks
    case .connect: .spans
    case .connectShorter(let seconds): .spansUpTo(seconds)
    }
  }
}

extension LayerContent: StackableGraphContent where Content: StackableGraphContent { typealias Kind = Content.Kind }
