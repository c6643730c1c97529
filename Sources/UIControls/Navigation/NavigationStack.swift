import AttributeGraph
import Foundation
import UICore

/// A root page, with pages pushed above it.
///
/// Pages below the top one keep their state and are not drawn; popped pages are removed. On a phone a page slides over the one
/// below, and away; it fades where the user wants less motion. On a desktop, as on macOS, pages replace each other at once.
public struct NavigationStack<Data, Root: View>: View {
  let path: NavigationPathBinding?
  let root: Root
  @State private var model = NavigationModel()
  @State private var revision = 0

  public var body: some View {
    NavigationPages(model: model, entries: model.update(revision: $revision, path: path), root: root)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// A stack with a bound path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = NavigationPathBinding(
      get: { path.wrappedValue.elements },
      set: { values in
        var new = NavigationPath()
        new.elements = values
        path.wrappedValue = new
      })
    self.root = root()
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// A stack with a bound path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = NavigationPathBinding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }
}

/// The content of a path's entry.
nonisolated struct NavigationEntryView: PrimitiveView {
  let entry: NavigationEntry
  let model: NavigationModel

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let content = graph.rule(
      NavigationEntryRule(view: view.attribute, viewGraph: inputs.viewGraph, path: inputs.path))
    return AnyView.makeImplicitStack(view: _GraphValue(content), inputs: inputs)
  }
}

private struct NavigationEntryRule: Rule {
  let view: Attribute<NavigationEntryView>
  unowned let viewGraph: ViewGraph
  let path: ViewPath?

  func value(_ context: RuleContext<AnyView>) -> AnyView {
    let view = context.read(view)
    switch view.entry.content {
    case .view(let target):
      if let attribute = target.attribute { target.last = context.read(attribute) }
      return target.last
    case .value(let value):
      if let version = (view.model.detail ?? view.model).destinationVersion { _ = context.read(version) }
      let make = view.model.destination(for: value)
      if let content = context.observing({ make?(value) }) { return content }
      viewGraph.report(
        "No navigationDestination(for: \(type(of: value.base)).self) is there to show a value that was pushed.",
        path: path)
      return AnyView(EmptyView())
    }
  }
}
