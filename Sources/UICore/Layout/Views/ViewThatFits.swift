import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A view that shows the first of its children that fits in what it is offered.
///
/// A child fits where its ideal size on the given axes is no larger than the proposal. The last one is shown where none
/// does. All children are made, so that they can be measured; what is not shown is neither drawn nor hit.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    var inputs = inputs.followingLayout
    inputs.stackAxis = .none
    let content = view.field(at: offsetOfSecond(Axis.Set.self, Content.self), as: Content.self, in: graph)
    let choice = graph.rule(ChoiceRelayRule())
    var index = 0
    let list = Content._makeViewList(view: content, inputs: _ViewListInputs(base: inputs.base)).map(in: graph) {
      defer { index += 1 }
      return $0.inSight(ofChoice: index, of: choice)
    }
    var all: Attribute<PreferenceValues>?
    let (children, placements) = makeChildren(of: list, inputs: inputs, preferences: &all)
    let computer = graph.rule(
      ViewThatFitsLayoutRule(axes: view.map(in: graph, \.axes).attribute, children: children))
    graph.withRule(of: placements, as: PlacementsRule.self) {
      $0.computer = computer
      $0.children = children
    }
    let shown = graph.rule(ViewThatFitsChoiceRule(computer: computer, children: children, size: inputs.size))
    graph.withRule(of: choice, as: ChoiceRelayRule.self) { $0.choice = shown }
    return _ViewOutputs(
      layout: computer,
      display: graph.rule(ContainerDisplayRule(placements: placements, children: children, only: shown)),
      preferences: graph.rule(ViewThatFitsPreferencesRule(children: children, shown: shown)))
  }
}

private struct ViewThatFitsLayoutRule: Rule {
  let axes: Attribute<Axis.Set>
  let children: ContainerChildren

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let children = children.read(context)
    return ViewThatFitsComputer(
      children: children.map { context.read($0.outputs.layout!) }, axes: context.read(axes))
  }

  static var updateKind: UpdateKind { .layout }
}

/// Which child is shown.
private struct ViewThatFitsChoiceRule: Rule {
  let computer: Attribute<LayoutComputer>
  let children: ContainerChildren
  let size: Attribute<ViewSize>

  func value(_ context: RuleContext<Int?>) -> Int? {
    (context.read(computer) as? ViewThatFitsComputer)?.choice(for: context.read(size).proposal)
  }

  static var updateKind: UpdateKind { .layout }
}

/// Passes the choice on to what is made before it can be made.
private struct ChoiceRelayRule: Rule {
  var choice: Attribute<Int?>?

  func value(_ context: RuleContext<Int?>) -> Int? { choice.flatMap { context.read($0) } }
  static var updateKind: UpdateKind { .layout }
}

extension ViewElement {
  /// The element, which appears where it is the choice and has disappeared where another one is.
  fileprivate func inSight(ofChoice index: Int, of choice: Attribute<Int?>) -> ViewElement {
    wrapping { inputs, make in
      var inputs = inputs
      inputs.setSight(inputs.graph.rule(MapRule(source: choice) { $0 == index }))
      return make(inputs)
    }
  }
}

private struct ViewThatFitsPreferencesRule: Rule {
  let children: ContainerChildren
  let shown: Attribute<Int?>

  func value(_ context: RuleContext<PreferenceValues>) -> PreferenceValues {
    let children = children.read(context)
    guard let index = context.read(shown), index < children.count, let own = children[index].outputs.preferences else {
      return PreferenceValues()
    }
    return context.read(own)
  }
}
