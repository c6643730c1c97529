import SwiftUI

/// What an axis consists of.
public protocol AxisContent {
  var _specs: [_AxisSpec] { get }
}

/// Marks at some values of an axis.
public struct _AxisSpec {
  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  var values: AxisMarkValues
  var stroke: StrokeStyle?
  /// Writes the labels of standard marks.
  var format: ((_PlottedValue, AxisEnvironment) -> String?)?
  /// Nil for the standard marks.
  var content: ((AxisValue) -> [_AxisPart])?
}

/// Marks of an axis: by default a grid line, a tick and a label at each value.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  public let _specs: [_AxisSpec]

  /// Marks of one's own at values that the axis chooses.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    _specs = [_AxisSpec(preset: preset, position: position, values: values, content: { content($0)._parts })]
  }

  /// Marks of one's own at values of one's own.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    _specs = [
      _AxisSpec(
        preset: preset, position: position, values: AxisMarkValues(storage: .list(values.map(\.plotted))),
        content: { content($0)._parts })
    ]
  }

  /// Marks of one's own, whatever the value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { (_: AxisValue) in content() }
  }

  /// Marks of one's own at values of one's own, whatever the value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { (_: AxisValue) in content() }
  }
}

extension AxisMarks where Content == _AxisParts {
  /// Standard marks at values that the axis chooses.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    _specs = [_AxisSpec(preset: preset, position: position, values: values, stroke: stroke)]
  }

  /// Standard marks at values of one's own.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    _specs = [
      _AxisSpec(
        preset: preset, position: position, values: AxisMarkValues(storage: .list(values.map(\.plotted))),
        stroke: stroke)
    ]
  }

  /// Standard marks with labels in a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    _specs = [
      _AxisSpec(preset: preset, position: position, values: values, stroke: stroke, format: valueFormat(format))
    ]
  }

  /// Standard marks at values of one's own, with labels in a format.
  public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    _specs = [
      _AxisSpec(
        preset: preset, position: position, values: AxisMarkValues(storage: .list(values.map(\.plotted))),
        stroke: stroke, format: valueFormat(format))
    ]
  }
}

/// What an axis consists of, of any type.
public struct AnyAxisContent: AxisContent {
  public let _specs: [_AxisSpec]
  /// The content itself.
  public init(_ content: any AxisContent) { _specs = content._specs }
  /// The content itself.
  public init(erasing content: some AxisContent) { _specs = content._specs }
}

/// Axis contents as one.
public struct _AxisContents: AxisContent {
  public let _specs: [_AxisSpec]
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public var _specs: [_AxisSpec] { self?._specs ?? [] }
}

/// Builds what an axis consists of.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _AxisContents { _AxisContents(_specs: []) }
  public static func buildPartialBlock<Content: AxisContent>(first: Content) -> Content { first }
  public static func buildPartialBlock<First: AxisContent, Next: AxisContent>(
    accumulated: First, next: Next
  ) -> _AxisContents { _AxisContents(_specs: accumulated._specs + next._specs) }
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: AxisContent>(first: Content) -> _AxisContents {
    _AxisContents(_specs: first._specs)
  }
  public static func buildEither<Content: AxisContent>(second: Content) -> _AxisContents {
    _AxisContents(_specs: second._specs)
  }
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> _AxisContents {
    _AxisContents(_specs: content._specs)
  }
}
