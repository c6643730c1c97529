import SwiftUI

/// Builds the content of a graph from what a closure lists.
///
/// Lists are reduced pairwise, so that there is no limit to their length.
@resultBuilder
public enum GraphContentBuilder {
  public static func buildExpression<Content: GraphContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyGraphContent { EmptyGraphContent() }
  public static func buildPartialBlock<Content: GraphContent>(first content: Content) -> Content { content }

  public static func buildPartialBlock<First: GraphContent, Second: GraphContent>(
    accumulated first: First, next second: Second
  ) -> TupleGraphContent<First, Second> {
    TupleGraphContent(first, second)
  }

  public static func buildIf<Content: GraphContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: GraphContent, Second: GraphContent>(
    first content: First
  ) -> ConditionalGraphContent<First, Second> {
    .first(content)
  }

  public static func buildEither<First: GraphContent, Second: GraphContent>(
    second content: Second
  ) -> ConditionalGraphContent<First, Second> {
    .second(content)
  }

  public static func buildLimitedAvailability<Content: GraphContent>(_ content: Content) -> AnyGraphContent {
    AnyGraphContent(content)
  }
}
