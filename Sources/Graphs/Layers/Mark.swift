import SwiftUI

/// One kind of layer: everything that a graph asks of it.
///
/// A graph asks each layer once a frame at most; the loops over points are the layer's own. A new kind of layer is a new
/// type with the answers that differ from the ones below.
protocol Mark: Equatable {
  // MARK: What it measures

  /// The values that legends list, a pointer finds and a tone follows; nil where there are none.
  var series: Series? { get }
  /// Where it begins and ends on the x axis.
  var xExtent: ClosedRange<Double>? { get }
  /// The lowest and highest value in a window, with a point beyond each edge.
  func yExtent(in window: ClosedRange<Double>) -> ClosedRange<Double>?
  /// Whether its shape says something about the distance from zero.
  var standsOnZero: Bool { get }

  // MARK: How it is drawn

  /// Draws the layer in a canvas as large as its space.
  func draw(_ style: LayerStyle, in space: PlotSpace, _ context: inout GraphicsContext)
  /// A view in place of a drawing.
  @MainActor func view(in space: PlotSpace) -> AnyView?
  /// Draws the layer as a part of a batch.
  func draw(_ style: LayerStyle, in batch: inout BatchDrawing)

  // MARK: Beside other layers

  /// The layers that it holds: they take part in legends and selections one by one.
  var members: [GraphLayer]? { get set }
  /// Which of the palette's colours it takes where it has none.
  var paletteUse: PaletteUse { get }
  /// Stands it on what is below it in a stack.
  mutating func stand(on lower: Series, upTo upper: Series)
  /// What a stack takes where the layer has no point and others have one.
  var missingInStack: StackMissingRule { get }
  /// Whether it shares each point's width with other layers of its kind.
  var isSideBySide: Bool { get }
  /// Gives it its part of that width.
  mutating func setPlace(_ place: Int, of count: Int)

  // MARK: In legends and words

  /// Whether it is a thin line: so is its sample in a legend, and a batch draws neighbouring lines as one path.
  var isLine: Bool { get }
  /// The count that its strongest colour stands for, where colours stand for counts.
  var highestCount: Double? { get }
  /// What a summary says of it beside its series; nil for nothing, and out of sight.
  @MainActor func note(on layer: GraphLayer, _ words: SummaryWriter) -> String?
}

/// Which of the palette's colours a layer takes.
enum PaletteUse {
  case none
  /// The first, which others may have too.
  case first
  /// The one after that of the layer before.
  case next
}

extension Mark {
  var series: Series? { nil }
  var xExtent: ClosedRange<Double>? { series?.xExtent }
  func yExtent(in window: ClosedRange<Double>) -> ClosedRange<Double>? {
    series?.yExtent(around: window)
  }

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
