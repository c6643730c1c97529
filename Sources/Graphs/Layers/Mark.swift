import SwiftUI

/// A kind of layer, such as a line or bars.
///
/// A graph calls each requirement at most once per layer and frame; layers loop over their points themselves. A new
/// kind of layer is a new type that implements the requirements whose defaults below do not suit it.
protocol Mark: Equatable {
  // MARK: Values

  /// The values for legends, selections and audio graphs; nil if there are none.
  var series: Series? { get }
  /// The extent on the x axis.
  var xExtent: ClosedRange<Double>? { get }
  /// The lowest and highest value in a window, including one point beyond each edge.
  func yExtent(in window: ClosedRange<Double>) -> ClosedRange<Double>?
  /// The edges between which a stack draws the value at an x; nil where it is not stacked.
  func stackedEdges(at x: Double) -> ClosedRange<Double>?
  /// Whether the shape starts at zero, as areas and bars do, so that the y axis should include zero.
  var standsOnZero: Bool { get }

  // MARK: Drawing

  /// Draws the layer in a canvas as large as its space.
  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext)
  /// A view to show instead of a drawing; nil to draw.
  @MainActor func view(in space: PlotSpace) -> AnyView?
  /// Draws the layer as a part of a batch.
  func draw(_ style: LayerStyle, in batch: inout BatchDrawing)

  // MARK: Composition with other layers

  /// The layers that it contains; legends and selections treat them one by one.
  var members: [GraphLayer]? { get set }
  /// The palette's colour for a layer without its own.
  var paletteUse: PaletteUse { get }
  /// Stacks the layer between two series.
  mutating func stand(on lower: Series, upTo upper: Series)
  /// The value in a stack where the layer has no point but others have one.
  var missingInStack: StackMissingRule { get }
  /// Whether layers of this kind are drawn side by side at each x.
  var isSideBySide: Bool { get }
  /// Sets the layer's index among those drawn side by side.
  mutating func setPlace(_ place: Int, of count: Int)

  // MARK: Legends and summaries

  /// Whether it is a thin line, also in the legend; a batch draws neighbouring lines as one path.
  var isLine: Bool { get }
  /// The count of the strongest colour, if colours represent counts.
  var highestCount: Double? { get }
  /// A sentence for a summary, in addition to those about the series; nil for none, or if the layer is not visible.
  @MainActor func note(on layer: GraphLayer, _ words: SummaryWriter) -> String?
}

/// Which of the palette's colours a layer takes.
enum PaletteUse {
  case none
  /// The first, which other layers may also have.
  case first
  /// The colour after that of the previous layer.
  case next
}

extension Mark {
  var series: Series? { nil }
  var xExtent: ClosedRange<Double>? { series?.xExtent }
  func yExtent(in window: ClosedRange<Double>) -> ClosedRange<Double>? {
    series?.yExtent(around: window)
  }

  func stackedEdges(at x: Double) -> ClosedRange<Double>? { nil }
  var standsOnZero: Bool { false }
  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext) {}
  func view(in space: PlotSpace) -> AnyView? { nil }
  func draw(_ style: LayerStyle, in batch: inout BatchDrawing) {}
  var members: [GraphLayer]? {
    get { nil }
    set {}
  }

  var paletteUse: PaletteUse { series == nil ? .none : .next }
  func stand(on lower: Series, upTo upper: Series) {}
  var missingInStack: StackMissingRule { .interpolated }
  var isSideBySide: Bool { false }
  func setPlace(_ place: Int, of count: Int) {}
  var isLine: Bool { false }
  var highestCount: Double? { nil }
  func note(on layer: GraphLayer, _ words: SummaryWriter) -> String? { nil }

  func isEqual(to other: any Mark) -> Bool { (other as? Self) == self }
}
