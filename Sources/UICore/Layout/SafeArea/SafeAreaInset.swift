import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Shows a view beside one edge of the content, and counts it as covering that edge.
nonisolated package struct SafeAreaInsetModifier<Inset: View>: PrimitiveViewModifier {
  let inset: Inset
  let layout: SafeAreaInsetLayout

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let insets = graph.rule(SafeAreaInsetsRule(size: inputs.size))
    let safeArea = SafeArea(
      covering: SafeArea.Cover(space: inputs.space, size: inputs.size, insets: insets), outer: inputs.safeArea,
      graph: graph)
    let content = ViewElement(at: inputs.base) { inputs in
      var inputs = inputs
      inputs.safeArea = safeArea
      return body(inputs)
    }
    let view = modifier.field(at: 0, as: Inset.self, in: graph)
    let inset = ViewElement(at: inputs.base) { Inset.makeImplicitStack(view: view, inputs: $0) }
    let layout = modifier.map(in: graph, \.layout).attribute
    let outputs = makeContainer(layout: layout, list: .elements([content, inset]), inputs: inputs)
    graph.withRule(of: insets, as: SafeAreaInsetsRule.self) {
      $0.layout = layout
      $0.computer = outputs.layout
    }
    return outputs
  }
}

/// How far the inset view covers the content's edges.
private struct SafeAreaInsetsRule: Rule {
  let size: Attribute<ViewSize>
  var layout: Attribute<SafeAreaInsetLayout>?
  var computer: Attribute<LayoutComputer>?

  init(size: Attribute<ViewSize>) { self.size = size }

  func value(_ context: RuleContext<EdgeInsets>) -> EdgeInsets {
    guard let layout, let computer, let container = context.read(computer) as? ContainerComputer,
      container.children.count == 2
    else { return EdgeInsets() }
    let size = context.read(size)
    let places = container.unmirroredPlacements(in: size.size, proposal: size.proposal)
    let edge = context.read(layout).edge
    let content = places[0].frame
    return switch edge {
    case .top: EdgeInsets(content.minY, edges: .top)
    case .bottom: EdgeInsets(size.size.height - content.maxY, edges: .bottom)
    case .leading: EdgeInsets(content.minX, edges: .leading)
    case .trailing: EdgeInsets(size.size.width - content.maxX, edges: .trailing)
    }
  }

  static var updateKind: UpdateKind { .layout }
}

/// Content, and a second view at one of its edges that takes its ideal length there.
struct SafeAreaInsetLayout: Layout, BuiltIn {
  var edge: Edge
  var alignment: Alignment
  /// Points between the two; nil for what both prefer.
  var spacing: CGFloat?

  private var axis: Axis { edge == .leading || edge == .trailing ? .horizontal : .vertical }
  /// Whether the inset view comes before the content.
  private var isFirst: Bool { edge == .leading || edge == .top }

  /// The inset view's length and what is left for the content.
  private func split(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (inset: CGFloat, insetProposal: ProposedViewSize, content: ProposedViewSize)? {
    guard subviews.count == 2 else { return nil }
    let offered = ProposedViewSize(axis, nil, cross: proposal[axis.opposite])
    let (first, second) = isFirst ? (subviews[1], subviews[0]) : (subviews[0], subviews[1])
    let spacing = spacing ?? first.spacing.distance(to: second.spacing, along: axis)
    let length = subviews[1].sizeThatFits(offered)[axis] + spacing
    let rest = ProposedViewSize(
      axis, proposal[axis].map { max(0, $0 - length) }, cross: proposal[axis.opposite])
    return (length, offered, rest)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let split = split(proposal, subviews) else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    let content = subviews[0].sizeThatFits(split.content)
    return CGSize(axis, content[axis] + split.inset, cross: content[axis.opposite])
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let split = split(proposal, subviews) else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let start = CGPoint(axis, isFirst ? split.inset : 0, cross: 0)
    subviews[0].place(
      at: CGPoint(x: bounds.minX + start.x, y: bounds.minY + start.y), proposal: split.content)

    let offered = ProposedViewSize(axis, nil, cross: bounds.size[axis.opposite])
    let dimensions = subviews[1].dimensions(in: offered)
    let aligned = alignment.origin(of: dimensions, in: bounds.size)
    let main = isFirst ? 0 : bounds.size[axis] - dimensions.size[axis]
    let origin = CGPoint(axis, main, cross: aligned[axis.opposite])
    subviews[1].place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offered)
  }
}

extension View {
  /// Shows `content` above or below the view, which has that much less room; its background may still reach under it.
  ///
  /// - Parameter spacing: points between the two; nil for the standard distance.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(),
        layout: SafeAreaInsetLayout(
          edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
          spacing: spacing)))
  }

  /// Shows `content` beside the view, which has that much less room; its background may still reach under it.
  ///
  /// - Parameter spacing: points between the two; nil for the standard distance.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(),
        layout: SafeAreaInsetLayout(
          edge: edge == .leading ? .leading : .trailing,
          alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)))
  }
}
