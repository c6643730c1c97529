import SwiftUI

/// Content whose marks have another style.
nonisolated public struct _ModifiedChartContent<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: Content
  let change: (inout MarkStyle) -> Void

  @MainActor public func _reduce(into reduction: inout _ChartReduction) {
    reduction.withStyle(change) { content._reduce(into: &$0) }
  }
}

extension ChartContent {
  nonisolated func styled(_ change: @escaping (inout MarkStyle) -> Void) -> _ModifiedChartContent<Self> {
    _ModifiedChartContent(content: self, change: change)
  }
}
