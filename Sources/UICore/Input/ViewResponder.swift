import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Handles input in the part of the display list that one view drew.
///
/// Lives as long as the view; once removed it gets no more events. Confined to the main actor.
class ViewResponder: DisplayResponder, @unchecked Sendable {
  final let viewGraph: ViewGraph
  final let space: CoordinateSpaceLink
  /// The view's path in the view tree.
  final let path: ViewPath?
  private let enabled: Attribute<Bool>
  private(set) final var isRemoved = false

  init(_ inputs: _ViewInputs) {
    viewGraph = inputs.viewGraph
    space = inputs.space
    path = inputs.path
    enabled = inputs.environmentValue(\.isEnabled)
    inputs.graph.currentSubgraph.onRemove { [weak self] in
      self?.isRemoved = true
      self?.removed()
    }
  }

  /// Whether the view is in the view tree and enabled.
  final var isEnabled: Bool { !isRemoved && viewGraph.graph.read(enabled) }

  /// Called when the view is removed.
  func removed() {}

  /// Puts the content into a group with this responder.
  final func wrap(_ outputs: _ViewOutputs, in graph: Graph) -> _ViewOutputs {
    var outputs = outputs
    if let display = outputs.display {
      outputs.display = graph.rule(GroupDisplayRule(content: display) { [self] in GroupItem($0, responder: self) })
    }
    return outputs
  }
}

/// Puts a display list into a group.
struct GroupDisplayRule: Rule {
  let content: Attribute<DisplayList>
  let group: (DisplayList) -> GroupItem

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let list = context.read(content)
    if list.isEmpty { return list }
    let item = DisplayItem(
      id: context.attribute.id.index, version: 0, bounds: list.bounds, content: .group(group(list)))
    return DisplayList([item])
  }

  static var updateKind: UpdateKind { .display }
}

private enum InputRouterKey: EnvironmentKey { static var defaultValue: InputRouter? { nil } }

extension EnvironmentValues {
  /// The input router of the view's window.
  var inputRouter: InputRouter? {
    get { self[InputRouterKey.self] }
    set { self[InputRouterKey.self] = newValue }
  }

  /// Tells whether the last input of the view's window was a key.
  package var isKeyLatest: () -> Bool {
    let router = inputRouter
    return { router?.isKeyLatest == true }
  }
}

extension _ViewInputs {
  /// The input router of the view's window.
  var inputRouter: InputRouter? {
    let router = environmentValue(\.inputRouter)
    return graph.withoutTracking { graph.read(router) }
  }
}

extension EnvironmentValues {
  /// Puts text into the clipboard.
  package var copyText: (String) -> Void {
    let router = inputRouter
    return { router?.services.writeClipboard($0) }
  }
}
