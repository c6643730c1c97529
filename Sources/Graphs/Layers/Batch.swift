import SwiftUI

/// Layers that are drawn in one go.
///
/// For hundreds of layers that change together: one view holds them all, and layers of the same look are one list of
/// rectangles or one path to the renderer. A legend still lists each of them; hiding one draws the batch anew.
nonisolated public struct Batch<Content: GraphContent>: GraphContent {
  public typealias Body = Never
  let content: Content

  public init(@GraphContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    let layers = reduction.layers(of: content)
    reduction.add(.batch(BatchMark(layers: layers)), id: nil, name: nil)
  }
}

struct BatchMark: Equatable {
  var layers: [GraphLayer]
}
