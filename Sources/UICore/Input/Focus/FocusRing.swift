import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Makes the content focusable and draws a focus ring while it has the focus.
nonisolated package struct FocusRing: ViewModifier {
  /// The content's corner radius in points; the ring is concentric.
  let cornerRadius: CGFloat
  let isFocusable: Bool
  let focusesOnClick: Bool
  let press: (KeyStroke) -> Bool
  @State private var isFocused = false
  @Environment(\.isFocusEffectEnabled) private var isShown

  package init(
    cornerRadius: CGFloat, isFocusable: Bool = true, focusesOnClick: Bool = false, press: @escaping (KeyStroke) -> Bool
  ) {
    self.cornerRadius = cornerRadius
    self.isFocusable = isFocusable
    self.focusesOnClick = focusesOnClick
    self.press = press
  }

  @MainActor package func body(content: Content) -> some View {
    content
      .modifier(
        FocusableModifier(
          isFocusable: isFocusable, focusesOnClick: focusesOnClick, changed: { isFocused = $0 }, press: press)
      )
      .modifier(FocusRingLayer(cornerRadius: isFocused && isShown ? cornerRadius : nil))
  }
}

/// Draws a focus ring in front of the content; without a corner radius it draws none.
///
/// Every button has it, and few have the focus: an overlay would be a container of its own for each.
nonisolated private struct FocusRingLayer: PrimitiveViewModifier {
  let cornerRadius: CGFloat?

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    guard outputs.layout != nil else { return outputs }
    outputs.display = inputs.graph.rule(
      FocusRingRule(
        layer: modifier.attribute, content: outputs.display, size: inputs.size, environment: inputs.environment))
    return outputs
  }
}

private struct FocusRingRule: Rule {
  let layer: Attribute<FocusRingLayer>
  let content: Attribute<DisplayList>?
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let content = content.map { context.read($0) } ?? .empty
    guard let radius = context.read(layer).cornerRadius else { return content }
    let rect = CGRect(origin: .zero, size: context.read(size).size)
    let paint = FocusRingShape.color._paint(
      in: rect, environment: StyleEnvironment(scope: environment, graph: context.graph))
    let id = context.attribute.id.index
    let ring = _ShapeView(shape: FocusRingShape.ring(cornerRadius: radius), style: FocusRingShape.color)
      .displayList(in: rect, paint: paint, id: id, version: context.revision)
    guard let item = ring.untouchable(at: .zero, id: id) else { return content }
    return DisplayList(content.items + [item])
  }

  static var updateKind: UpdateKind { .display }
}

/// The focus ring: 3 points wide, in the accent colour, overlapping the content's edge by half a point.
package struct FocusRingShape: View {
  let cornerRadius: CGFloat

  package init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

  fileprivate nonisolated static var color: Color { Color.accentColor.opacity(0.55) }

  fileprivate nonisolated static func ring(cornerRadius: CGFloat) -> some Shape {
    RoundedRectangle(cornerRadius: cornerRadius + 1, style: .continuous).inset(by: -1).stroke(lineWidth: 3)
  }

  package var body: some View {
    Self.ring(cornerRadius: cornerRadius).fill(Self.color).allowsHitTesting(false)
  }
}
