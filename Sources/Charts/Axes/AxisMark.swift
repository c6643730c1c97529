import SwiftUI

/// A part of an axis at one value: a grid line, a tick, a label.
public protocol AxisMark {
  var _parts: [_AxisPart] { get }
}

/// A part of an axis with its style.
public struct _AxisPart {
  enum Kind {
    case grid
    /// Points outside of the plot.
    case tick(CGFloat)
    /// Nil is the value itself, as the axis writes it.
    case label(AnyView?, LabelPlacing)
  }
  var kind: Kind
  var stroke: StrokeStyle?
  var style: (any ShapeStyle)?
  var font: Font?
  var offset = CGSize.zero
  /// Whether it stands in the middle between its value and the next.
  var isCentered = false
  /// Writes a value.
  var format: ((_PlottedValue, AxisEnvironment) -> String?)?
}

/// How a label stands to its value.
struct LabelPlacing {
  var anchor: UnitPoint?
  var isVertical = false
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var collision = AxisValueLabelCollisionResolution.automatic
  /// Nil for a view of the program's, which may have any.
  var lineLimit: Int? = 1
}

/// A line across the plot.
public struct AxisGridLine: AxisMark {
  public let _parts: [_AxisPart]
  /// - Parameter centered: whether it stands in the middle between its value and the next.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _parts = [_AxisPart(kind: .grid, stroke: stroke, isCentered: centered ?? false)]
  }
}

/// A short line outside of the plot.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Hashable, Sendable {
    let points: CGFloat
    /// 4 points.
    public static let automatic = Length(points: 4)
    /// As long as a label is high: 14 points.
    public static let label = Length(points: 14)
    /// As long as a label is high: 14 points.
    public static let longestLabel = Length(points: 14)
  }

  public let _parts: [_AxisPart]
  /// - Parameter centered: whether it stands in the middle between its value and the next.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _parts = [_AxisPart(kind: .tick(max(length.points, 0)), stroke: stroke, isCentered: centered ?? false)]
  }
  /// - Parameter length: points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(points: length), stroke: stroke)
  }
}

/// Which labels are left out where they would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let keepsAll: Bool
  /// Points between labels, at least.
  var spacing: CGFloat = 4
  /// Those that overlap the one before.
  public static let automatic = AxisValueLabelCollisionResolution(keepsAll: false)
  /// Those that overlap the one before.
  public static var greedy: AxisValueLabelCollisionResolution { automatic }
  /// Those that are closer to the one before than so many points.
  public static func greedy(minimumSpacing: CGFloat?) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(keepsAll: false, spacing: minimumSpacing ?? automatic.spacing)
  }
  /// None.
  public static let disabled = AxisValueLabelCollisionResolution(keepsAll: true)
}

/// Along which direction a label is written.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let isVertical: Bool
  /// Along the line of its text.
  public static let automatic = AxisValueLabelOrientation(isVertical: false)
  /// Along the line of its text.
  public static let horizontal = AxisValueLabelOrientation(isVertical: false)
  /// From the top downwards.
  public static let vertical = AxisValueLabelOrientation(isVertical: true)
  /// From the top downwards.
  public static let verticalReversed = AxisValueLabelOrientation(isVertical: true)
}

/// The label of a value.
public struct AxisValueLabel<Content: View>: AxisMark {
  public let _parts: [_AxisPart]

  private init(
    _ content: AnyView?, _ centered: Bool?, _ anchor: UnitPoint?, _ collision: AxisValueLabelCollisionResolution,
    _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?, _ vertical: CGFloat?,
    lineLimit: Int? = 1, format: ((_PlottedValue, AxisEnvironment) -> String?)? = nil
  ) {
    let placing = LabelPlacing(
      anchor: anchor, isVertical: orientation.isVertical, horizontalSpacing: horizontal, verticalSpacing: vertical,
      collision: collision, lineLimit: lineLimit)
    _parts = [_AxisPart(kind: .label(content, placing), isCentered: centered ?? false, format: format)]
  }

  /// A label that is a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      AnyView(content()), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing,
      lineLimit: nil)
  }
}

extension AxisValueLabel where Content == Text {
  /// The value, as the axis writes it.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(nil, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// The value in a format; none where the axis has another kind of values.
  public init<S: FormatStyle>(
    format: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where S.FormatInput: Plottable, S.FormatOutput == String {
    self.init(
      nil, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing,
      format: valueFormat(format))
  }

  /// A text.
  public init(
    _ textKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AnyView(Text(textKey)), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// A text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AnyView(Text(text)), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }
}

/// Writes values in a format, which takes from the environment what the program left to the device.
func valueFormat<S: FormatStyle>(_ format: S) -> (_PlottedValue, AxisEnvironment) -> String?
where S.FormatInput: Plottable, S.FormatOutput == String {
  { value, environment in S.FormatInput(plotted: value).map { environment.completed(format).format($0) } }
}

/// How parts of an axis look.
extension AxisMark {
  /// Sets the style of lines and labels.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { changed { $0.style = $0.style ?? style } }
  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }
  /// Moves the part; points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }

  private func changed(_ change: (inout _AxisPart) -> Void) -> _AxisParts {
    _AxisParts(
      _parts: _parts.map { part in
        var part = part
        change(&part)
        return part
      })
  }
}

/// Parts of an axis as they are.
public struct _AxisParts: AxisMark {
  public let _parts: [_AxisPart]
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public var _parts: [_AxisPart] { self?._parts ?? [] }
}

/// Builds the marks of an axis at one value.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
  public static func buildBlock() -> _AxisParts { _AxisParts(_parts: []) }
  public static func buildPartialBlock<Mark: AxisMark>(first: Mark) -> Mark { first }
  public static func buildPartialBlock<First: AxisMark, Next: AxisMark>(
    accumulated: First, next: Next
  ) -> _AxisParts { _AxisParts(_parts: accumulated._parts + next._parts) }
  public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }
  public static func buildEither<Mark: AxisMark>(first: Mark) -> _AxisParts { _AxisParts(_parts: first._parts) }
  public static func buildEither<Mark: AxisMark>(second: Mark) -> _AxisParts { _AxisParts(_parts: second._parts) }
  public static func buildLimitedAvailability<Mark: AxisMark>(_ mark: Mark) -> _AxisParts {
    _AxisParts(_parts: mark._parts)
  }
}
