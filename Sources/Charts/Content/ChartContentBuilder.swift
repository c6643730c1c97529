import SwiftUI

/// Builds the content of a chart from what a closure lists.
///
/// Lists are reduced pairwise, so that there is no limit to their length.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> BuilderEmpty { BuilderEmpty() }
  public static func buildPartialBlock<Content: ChartContent>(first content: Content) -> Content { content }

  public static func buildPartialBlock<First: ChartContent, Second: ChartContent>(
    accumulated first: First, next second: Second
  ) -> _TupleChartContent<First, Second> {
    _TupleChartContent(first, second)
  }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first content: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(.first(content))
  }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second content: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(.second(content))
  }

  public static func buildArray<Content: ChartContent>(_ contents: [Content]) -> _ArrayChartContent<Content> {
    _ArrayChartContent(contents)
  }

  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Empty content.
nonisolated public struct BuilderEmpty: ChartContent {
  public typealias Body = Never
  /// Makes no mark.
  public init() {}
  @MainActor public func _reduce(into reduction: inout _ChartReduction) {}
}

/// One content in front of another.
nonisolated public struct _TupleChartContent<First: ChartContent, Second: ChartContent>: ChartContent {
  public typealias Body = Never
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _reduce(into reduction: inout _ChartReduction) {
    first._reduce(into: &reduction)
    second._reduce(into: &reduction)
  }
}

/// The contents of a loop.
nonisolated public struct _ArrayChartContent<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let contents: [Content]
  init(_ contents: [Content]) { self.contents = contents }

  @MainActor public func _reduce(into reduction: inout _ChartReduction) {
    for content in contents { content._reduce(into: &reduction) }
  }
}

/// One of two contents, as an `if` with an `else` or a `switch` makes.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Choice {
    case first(TrueContent)
    case second(FalseContent)
  }
  let choice: Choice
  init(_ choice: Choice) { self.choice = choice }
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never
  @MainActor public func _reduce(into reduction: inout _ChartReduction) {
    switch choice {
    case .first(let content): content._reduce(into: &reduction)
    case .second(let content): content._reduce(into: &reduction)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { self?._reduce(into: &reduction) }
}

/// Content of any type.
nonisolated public struct AnyChartContent: ChartContent {
  public typealias Body = Never
  let content: any ChartContent

  /// The content itself.
  public init<Content: ChartContent>(_ content: Content) { self.content = content }
  /// The content itself.
  public init(erasing content: any ChartContent) { self.content = content }
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { content._reduce(into: &reduction) }
}

/// Several contents as one, so that a modifier reaches all of them.
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: Content

  /// The contents that a closure lists.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { content._reduce(into: &reduction) }
}
