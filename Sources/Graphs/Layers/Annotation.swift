import SwiftUI

/// Any view at a place of the graph.
nonisolated public struct Annotation<Content: View>: GraphContent {
  public typealias Body = Never
  let x: Double
  let y: Double
  let alignment: Alignment
  let content: Content

  /// - Parameters:
  ///   - x: where, on the x axis.
  ///   - y: where, on the layer's y axis.
  ///   - alignment: the part of the view that is put there.
  public init(x: Double, y: Double, alignment: Alignment = .bottom, @ViewBuilder content: () -> Content) {
    self.x = x
    self.y = y
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    let mark = AnnotationMark(x: x, y: y, alignment: alignment, content: AnyView(content))
    reduction.add(.annotation(mark), id: nil, name: nil)
  }
}

/// A view has no equality; an annotation's views are updated whenever the content was reduced anew.
struct AnnotationMark: Equatable {
  var x: Double
  var y: Double
  var alignment: Alignment
  var content: AnyView
  private let version = Version()

  init(x: Double, y: Double, alignment: Alignment, content: AnyView) {
    (self.x, self.y, self.alignment, self.content) = (x, y, alignment, content)
  }

  static func == (a: Self, b: Self) -> Bool { a.version === b.version }

  private final class Version {}
}
