import AttributeGraph
import Foundation
import Geometry

/// A frame measured by the nearest container: a scroll view, a navigation column or the window.
nonisolated package struct ContainerRelativeFrameModifier: PrimitiveViewModifier {
  let axes: Axis.Set
  let alignment: Alignment
  /// The frame's length for the container's, in points.
  let length: (CGFloat, Axis) -> CGFloat

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let frame = inputs.graph.rule(
      ContainerRelativeFrameRule(modifier: modifier.attribute, container: inputs.container.attribute(inputs.base)))
    return FixedFrameModifier._makeView(modifier: _GraphValue(frame), inputs: inputs, body: body)
  }
}

private struct ContainerRelativeFrameRule: Rule {
  let modifier: Attribute<ContainerRelativeFrameModifier>
  let container: Attribute<ViewSize>

  func value(_ context: RuleContext<FixedFrameModifier>) -> FixedFrameModifier {
    let modifier = context.read(modifier)
    let size = context.read(container).size
    func length(_ axis: Axis) -> CGFloat? {
      modifier.axes.contains(axis) ? context.observing { modifier.length(size[axis], axis) } : nil
    }
    return FixedFrameModifier(
      width: length(.horizontal), height: length(.vertical), alignment: modifier.alignment)
  }

  static var updateKind: UpdateKind { .layout }
}

extension View {
  /// Makes the view as long as its container on the given axes.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Makes the view as long as `span` of `count` equal parts of its container with `spacing` points between them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
        return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
      })
  }

  /// Makes the view as long as `length` says for the container's length on each of the given axes.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
