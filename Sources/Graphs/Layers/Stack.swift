import SwiftUI

/// Content that can be stacked on content of its kind: areas on areas, bars on bars.
///
/// Lines cannot be stacked: a stack with a line does not compile.
@MainActor @preconcurrency
public protocol StackableGraphContent: GraphContent {
  /// The kind of content: `AreaKind` or `BarsKind`.
  associatedtype Kind
}

/// The kind of areas.
public enum AreaKind {}
/// The kind of bars.
public enum BarsKind {}

extension Area: StackableGraphContent { public typealias Kind = AreaKind }
extension Bars: StackableGraphContent { public typealias Kind = BarsKind }
extension ForEach: StackableGraphContent where Content: StackableGraphContent { public typealias Kind = Content.Kind }
extension Optional: StackableGraphContent where Wrapped: StackableGraphContent { public typealias Kind = Wrapped.Kind }
extension ModifiedGraphContent: StackableGraphContent where Content: StackableGraphContent {
  public typealias Kind = Content.Kind
}

extension TupleGraphContent: StackableGraphContent
where First: StackableGraphContent, Second: StackableGraphContent, First.Kind == Second.Kind {
  public typealias Kind = First.Kind
}

extension ConditionalGraphContent: StackableGraphContent
where First: StackableGraphContent, Second: StackableGraphContent, First.Kind == Second.Kind {
  public typealias Kind = First.Kind
}

/// Builds content of one kind that can be stacked.
@resultBuilder
public enum StackBuilder {
  public static func buildExpression<Content: StackableGraphContent>(_ content: Content) -> Content { content }

  @available(*, unavailable, message: "a Line has no base to stand on; stack Area or Bars")
  public static func buildExpression(_ line: Line) -> Area { fatalError("unavailable") }

  public static func buildPartialBlock<Content: StackableGraphContent>(first content: Content) -> Content { content }

  public static func buildPartialBlock<First: StackableGraphContent, Second: StackableGraphContent>(
    accumulated first: First, next second: Second
  ) -> TupleGraphContent<First, Second> where First.Kind == Second.Kind {
    TupleGraphContent(first, second)
  }

  @available(*, unavailable, message: "areas and bars cannot stand on each other; use a Stack for each")
  public static func buildPartialBlock<First: StackableGraphContent, Second: StackableGraphContent>(
    accumulated first: First, next second: Second
  ) -> First {
    fatalError("unavailable")
  }

  public static func buildIf<Content: StackableGraphContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: StackableGraphContent, Second: StackableGraphContent>(
    first content: First
  ) -> ConditionalGraphContent<First, Second> where First.Kind == Second.Kind {
    .first(content)
  }

  public static func buildEither<First: StackableGraphContent, Second: StackableGraphContent>(
    second content: Second
  ) -> ConditionalGraphContent<First, Second> where First.Kind == Second.Kind {
    .second(content)
  }
}

/// Stacked areas or bars.
///
/// The first layer is at the bottom. A point without a value adds nothing to the layers above and leaves a gap in its own
/// layer. Layers with different x are stacked at the x of all of them.
nonisolated public struct Stack<Content: StackableGraphContent>: GraphContent {
  public typealias Body = Never
  let content: Content
  let mode: StackMode

  public init(_ mode: StackMode = .zero, @StackBuilder content: () -> Content) {
    self.content = content()
    self.mode = mode
  }

  public init<Data: RandomAccessCollection, Layer: StackableGraphContent>(
    _ data: Data, _ mode: StackMode = .zero, content: @escaping (Data.Element) -> Layer
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Layer> {
    self.content = ForEach(_data: data, id: { $0.id }, content: content)
    self.mode = mode
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.addStack(reduction.layers(of: content), mode)
  }
}

extension GraphReduction {
  /// Adds stacked layers, the first at the bottom.
  fileprivate mutating func addStack(_ layers: [GraphLayer], _ mode: StackMode) {
    let stack = StackedSeries(
      layers.map { $0.mark.series ?? .empty }, mode: mode, missing: layers.first?.mark.missingInStack ?? .interpolated)
    for (layer, edges) in zip(layers, stack.layers) {
      var layer = layer
      layer.mark.stand(on: edges.lower, upTo: edges.upper)
      add(layer)
    }
  }
}
