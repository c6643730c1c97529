import SwiftUI

/// Empty content.
nonisolated public struct EmptyGraphContent: GraphContent {
  public typealias Body = Never
  public init() {}
  @MainActor public func _reduce(into reduction: inout GraphReduction) {}
}

/// One content in front of another.
nonisolated public struct TupleGraphContent<First: GraphContent, Second: GraphContent>: GraphContent {
  public typealias Body = Never
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    first._reduce(into: &reduction)
    second._reduce(into: &reduction)
  }
}

/// One of two contents, as an `if` with an `else` or a `switch` makes.
nonisolated public enum ConditionalGraphContent<First: GraphContent, Second: GraphContent>: GraphContent {
  public typealias Body = Never
  case first(First)
  case second(Second)

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    switch self {
    case .first(let content): content._reduce(into: &reduction)
    case .second(let content): content._reduce(into: &reduction)
    }
  }
}

extension Optional: GraphContent where Wrapped: GraphContent {
  @MainActor public func _reduce(into reduction: inout GraphReduction) { self?._reduce(into: &reduction) }
}

/// Content of any type.
nonisolated public struct AnyGraphContent: GraphContent {
  public typealias Body = Never
  let content: any GraphContent

  public init(_ content: any GraphContent) { self.content = content }
  @MainActor public func _reduce(into reduction: inout GraphReduction) { content._reduce(into: &reduction) }
}
