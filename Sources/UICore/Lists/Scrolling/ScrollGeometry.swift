import AttributeGraph
import Foundation
import Geometry

/// A scroll view's sizes and how far it is scrolled; points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has moved under the container's leading and top edges: minus the insets at its beginning.
  public var contentOffset: CGPoint
  /// The content without its margins.
  public var contentSize: CGSize
  /// What margins and bars take of the container.
  public var contentInsets: EdgeInsets
  /// The scroll view, with what of it lies under bars.
  public var containerSize: CGSize

  /// All of it as given.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The container in the content's space.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// What of the content is not under bars, in the content's space.
  public var visibleRect: CGRect { bounds.inset(by: contentInsets) }
}

extension ScrollGeometry {
  /// - Parameter margins: those of the content; leading is left.
  init(_ area: ScrollArea, at offset: ScrollOffset, margins: EdgeInsets) {
    let insets = area.overscan + margins
    let shown = offset.isElastic ? offset.point : area.clamp(offset.point)
    self.init(
      contentOffset: CGPoint(x: shown.x - insets.leading, y: shown.y - insets.top),
      contentSize: CGSize(
        width: max(0, area.content.width - margins.horizontal), height: max(0, area.content.height - margins.vertical)),
      contentInsets: insets, containerSize: area.drawn.size)
  }
}

nonisolated package struct ScrollGeometryModifier<Value: Equatable>: ScrollModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (_ old: Value, _ new: Value) -> Void

  nonisolated static func attach(_ modifier: _GraphValue<Self>, to scroll: ScrollContext, inputs: _ViewInputs) {
    let graph = inputs.graph
    let state = scroll.state
    guard let area = state.area else { return }
    let value = graph.rule(
      ScrollGeometryRule(
        modifier: modifier.attribute, area: area, offset: state.offset, margins: scroll.margins))
    inputs.addSettledReport(of: value) { old, new in
      graph.read(modifier.attribute).action(old ?? new, new)
    }
  }
}

private struct ScrollGeometryRule<Value: Equatable>: Rule {
  let modifier: Attribute<ScrollGeometryModifier<Value>>
  let area: Attribute<ScrollArea>
  let offset: Attribute<ScrollOffset>
  let margins: Attribute<EdgeInsets>?

  func value(_ context: RuleContext<Value>) -> Value {
    let geometry = ScrollGeometry(
      context.read(area), at: context.read(offset), margins: margins.map { context.read($0) } ?? EdgeInsets())
    let transform = context.read(modifier).transform
    return context.observing { transform(geometry) }
  }
}

extension View {
  /// Calls `action` when what `transform` makes of the geometry of the scroll view inside is there, and when it changes.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(ScrollGeometryModifier(transform: transform, action: action)) }
}
