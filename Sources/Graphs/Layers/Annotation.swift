import SwiftUI

/// A view at a position in the graph.
nonisolated public struct Annotation<Content: View>: GraphContent {
  public typealias Body = Never
  let x: Double
  let y: Double
  let alignment: Alignment
  let content: Content

  /// - Parameters:
  ///   - x: the position on the x axis.
  ///   - y: the position on the layer's y axis.
  ///   - alignment: the part of the view that is placed at the position.
  public init(x: Double, y: Double, alignment: Alignment = .bottom, @ViewBuilder content: () -> Content) {
    self.x = x
    self.y = y
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    let mark = AnnotationMark(x: x, y: y, alignment: alignment, content: AnyView(content))
    reduction.add(mark, LayerKey())
  }
}

/// Views cannot be compared: an annotation's view is updated whenever the content is reduced.
struct AnnotationMark: Mark {
  var x: Double
  var y: Double
  var alignment: Alignment
  var content: AnyView
  private let version = Version()

  init(x: Double, y: Double, alignment: Alignment, content: AnyView) {
    (self.x, self.y, self.alignment, self.content) = (x, y, alignment, content)
  }

  func view(in space: PlotSpace) -> AnyView? {
    let point = space.point(x, y)
    // Invisible if the position is not finite.
    let isPlace = point.x.isFinite && point.y.isFinite
    // A frame without size, which the content exceeds as the alignment says.
    return AnyView(
      content
        .modifier(OuterDirection())
        .fixedSize()
        .frame(width: 0, height: 0, alignment: alignment)
        .offset(x: isPlace ? point.x : 0, y: isPlace ? point.y : 0)
        .opacity(isPlace ? 1 : 0)
        .frame(width: space.size.width, height: space.size.height, alignment: .topLeading)
        .clipped())
  }

  static func == (a: Self, b: Self) -> Bool { a.version === b.version }

  private final class Version {}
}
