import SwiftUI

/// Content whose marks have another style.
nonisolated public struct ModifiedChartContent<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: Content
  let change: (inout MarkStyle) -> Void

  @MainActor public func _reduce(into reduction: inout ChartReduction) {
    reduction.withStyle(change) { content._reduce(into: &$0) }
  }
}

extension ChartContent {
  nonisolated func styled(_ change: @escaping (inout MarkStyle) -> Void) -> ModifiedChartContent<Self> {
    ModifiedChartContent(content: self, change: change)
  }
}
