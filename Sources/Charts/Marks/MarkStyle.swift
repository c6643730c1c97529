import SwiftUI

/// What modifiers say of marks.
struct MarkStyle {
  var foreground: (any ShapeStyle)?
  /// The values that the chart's scales make styles of.
  var foregroundKey: StyleKey?
  var symbolKey: StyleKey?
  var lineKey: StyleKey?
  var sizeKey: StyleKey?
  /// Marks with different values stand side by side in their band.
  var positionKey: PositionKey?

  var opacity = 1.0
  var line: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var symbol: SymbolShape?
  /// Square points.
  var symbolSize: CGFloat?
  /// Points.
  var cornerRadius: CGFloat = 0
  var offset = MarkOffset()
  var zIndex = 0.0
  var blur: CGFloat = 0
  /// In the frame of each mark; from the innermost.
  var clips: [any Shape] = []
  var shadow: MarkShadow?
  var annotations: [MarkAnnotation] = []
  var accessibility = MarkAccessibility()
  var usesPlotArea = false
}

struct StyleKey: Hashable {
  var value: _PlottedValue
  var label: String
}

struct PositionKey: Equatable {
  var value: _PlottedValue
  /// Nil for the axis that the mark has a band on.
  var axis: Axis?
  var span: MarkDimension
}

struct MarkOffset: Equatable {
  var x: CGFloat = 0
  var y: CGFloat = 0
}

struct MarkShadow: Equatable {
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
}

/// What assistive programs say of a mark, in place of its values.
struct MarkAccessibility: Equatable {
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden = false
}

/// A view beside a mark, or in its place.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  /// Points between the mark and the view.
  var spacing: CGFloat
  var overflow: AnnotationOverflowResolution
  var content: (AnnotationContext) -> AnyView
}

/// What an annotation may look at.
public struct AnnotationContext: Sendable {
  /// The size of the mark that is annotated, in points.
  public let targetSize: CGSize
}

/// On which side of a mark an annotation stands.
public struct AnnotationPosition: Hashable, Sendable {
  enum Side {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let side: Side

  /// Above; after a horizontal bar.
  public static let automatic = AnnotationPosition(side: .automatic)
  /// In front of the mark.
  public static let overlay = AnnotationPosition(side: .overlay)
  /// Above the mark.
  public static let top = AnnotationPosition(side: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(side: .bottom)
  /// Before the mark.
  public static let leading = AnnotationPosition(side: .leading)
  /// After the mark.
  public static let trailing = AnnotationPosition(side: .trailing)
  /// Above and before the mark.
  public static let topLeading = AnnotationPosition(side: .topLeading)
  /// Above and after the mark.
  public static let topTrailing = AnnotationPosition(side: .topTrailing)
  /// Below and before the mark.
  public static let bottomLeading = AnnotationPosition(side: .bottomLeading)
  /// Below and after the mark.
  public static let bottomTrailing = AnnotationPosition(side: .bottomTrailing)
}

/// What an annotation may do where it would not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What is done along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind { case automatic, fit, disabled }
    let kind: Kind
    var boundary = Boundary.automatic
    /// Leaves the annotation where it is.
    public static var automatic: Strategy { Strategy(kind: .automatic) }
    /// Moves the annotation inside.
    public static var fit: Strategy { Strategy(kind: .fit) }
    /// Moves the annotation inside of a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit, boundary: boundary) }
    /// Leaves the annotation where it is.
    public static var disabled: Strategy { Strategy(kind: .disabled) }
  }
  /// What annotations are kept inside of.
  public struct Boundary: Hashable, Sendable {
    let isChart: Bool
    /// The plot.
    public static let automatic = Boundary(isChart: false)
    /// The chart: the plot with its axes.
    public static let chart = Boundary(isChart: true)
    /// The plot.
    public static let plot = Boundary(isChart: false)
  }

  let x: Strategy
  let y: Strategy
  /// What is done along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
  /// Leaves the annotation where it is.
  public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
}
