import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Draws the content only inside a shape of its own size.
nonisolated struct ClipModifier<ClipShape: Shape>: PrimitiveViewModifier {
  var shape: ClipShape
  var style: FillStyle

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    outputs.display = outputs.display.map {
      inputs.graph.rule(ClipRule(modifier: modifier.attribute, size: inputs.size, display: $0))
    }
    return outputs
  }
}

private struct ClipRule<ClipShape: Shape>: Rule {
  let modifier: Attribute<ClipModifier<ClipShape>>
  let size: Attribute<ViewSize>
  let display: Attribute<DisplayList>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let list = context.read(display)
    if list.isEmpty { return .empty }
    let modifier = context.read(modifier)
    let rect = CGRect(origin: .zero, size: context.read(size).size)
    let clip: Clip
    let reach: CGRect
    if ClipShape.self == Rectangle.self {
      (clip, reach) = (.rect(rect), rect)
    } else {
      let path = modifier.shape.path(in: rect)
      (clip, reach) = (.path(path, modifier.style), path.boundingRect)
    }
    let bounds = list.bounds.intersection(reach)
    if bounds.isNull { return .empty }
    return DisplayList([
      DisplayItem(
        id: context.attribute.id.index, version: context.revision, bounds: bounds,
        content: .group(GroupItem(list, clip: clip)))
    ])
  }

  static var updateKind: UpdateKind { .display }
}

extension View {
  /// Draws the view only inside `shape`, in the view's size; its size in the layout stays.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Draws the view only inside its own rectangle.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }

  /// Draws the view only inside its own rectangle with corners rounded by `radius` points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      ClipModifier(
        shape: RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased)))
  }
}
