import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Makes the content focusable and draws a focus ring in front of it while it has the focus.
///
/// Every button has one, and few have the focus: it has no body, and the ring is no overlay, which would be a container.
nonisolated package struct FocusRing: PrimitiveViewModifier {
  /// The content's corner radius in points; the ring is concentric.
  let cornerRadius: CGFloat
  let isFocusable: Bool
  let focusesOnClick: Bool
  /// What the content is for those who do not see it; nil for no control.
  let role: AccessibilityRole?
  let press: (KeyStroke) -> Bool

  package init(
    cornerRadius: CGFloat, isFocusable: Bool = true, focusesOnClick: Bool = false, role: AccessibilityRole? = nil,
    press: @escaping (KeyStroke) -> Bool
  ) {
    self.cornerRadius = cornerRadius
    self.isFocusable = isFocusable
    self.focusesOnClick = focusesOnClick
    self.role = role
    self.press = press
  }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    let isFocused = graph.source(false)
    let owner = graph.currentSubgraph
    let router = inputs.inputRouter
    func change(to value: Bool) {
      if owner.isRemoved { return }
      // A row that has had the focus stays when it is scrolled out of sight, as one whose state was written.
      owner.hold()
      // A click shows where the focus is.
      viewGraph.set(isFocused, to: value && router?.focus.isByKeyboard != false)
    }
    let focusable = modifier.map(in: graph) {
      FocusableModifier(
        isFocusable: $0.isFocusable, focusesOnClick: $0.focusesOnClick, role: $0.role, changed: change,
        press: $0.press)
    }
    var outputs = FocusableModifier._makeView(modifier: focusable, inputs: inputs, body: body)
    guard outputs.layout != nil else { return outputs }
    outputs.display = graph.rule(
      FocusRingRule(
        ring: modifier.attribute, isFocused: isFocused, content: outputs.display, size: inputs.size,
        environment: inputs.environment))
    return outputs
  }
}

private struct FocusRingRule: Rule {
  let ring: Attribute<FocusRing>
  let isFocused: Attribute<Bool>
  let content: Attribute<DisplayList>?
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let content = content.map { context.read($0) } ?? .empty
    guard context.read(isFocused) else { return content }
    let radius = context.read(ring).cornerRadius
    let ring = FocusRingShape.item(cornerRadius: radius, size: size, environment: environment, context)
    return ring.map { DisplayList(content.items + [$0]) } ?? content
  }

  static var updateKind: UpdateKind { .display }
}

/// The focus ring: 3 points wide, in the accent colour, overlapping the content's edge by half a point.
package struct FocusRingShape: View {
  let cornerRadius: CGFloat

  package init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

  private nonisolated static var color: Color { Color.accentColor.opacity(0.55) }

  private nonisolated static let line = StrokeStyle(lineWidth: 3)

  /// What the line is drawn along.
  private nonisolated static func outline(cornerRadius: CGFloat) -> some Shape {
    RoundedRectangle(cornerRadius: cornerRadius + 1, style: .continuous).inset(by: -1)
  }

  /// The ring in what a control draws itself.
  package nonisolated static func layer(around frame: CGRect, cornerRadius: CGFloat) -> FaceLayer {
    FaceLayer(outline(cornerRadius: cornerRadius).path(in: frame), stroke: line, in: frame, color: color)
  }

  /// What draws a ring around a rectangle; it is not hit.
  nonisolated static func item(
    around rect: CGRect, cornerRadius: CGFloat, environment: StyleEnvironment, id: UInt32, version: UInt32
  ) -> DisplayItem? {
    let frame = CGRect(origin: .zero, size: rect.size)
    return _ShapeView(shape: outline(cornerRadius: cornerRadius).stroke(style: line), style: color)
      .displayList(in: frame, paint: color._paint(in: frame, environment: environment), id: id, version: version)
      .untouchable(at: rect.origin, id: id)
  }

  /// What draws a ring around a view; nil where the environment has none.
  nonisolated static func item<T>(
    cornerRadius: CGFloat, size: Attribute<ViewSize>, environment: EnvironmentScope, _ context: RuleContext<T>
  ) -> DisplayItem? {
    guard context.read(environment.value(\.isFocusEffectEnabled, in: context.graph)) else { return nil }
    return item(
      around: CGRect(origin: .zero, size: context.read(size).size), cornerRadius: cornerRadius,
      environment: StyleEnvironment(scope: environment, graph: context.graph), id: context.attribute.id.index,
      version: context.revision)
  }

  package var body: some View {
    Self.outline(cornerRadius: cornerRadius).stroke(Self.color, style: Self.line).allowsHitTesting(false)
  }
}
