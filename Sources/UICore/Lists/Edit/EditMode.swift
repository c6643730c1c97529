import AttributeGraph
import Foundation

/// Whether the user edits a view's content.
public enum EditMode: Sendable, Hashable {
  /// The content cannot be edited.
  case inactive
  /// Part of it is edited for a moment, as while a row is swiped.
  case transient
  /// All of it can be edited.
  case active

  /// Whether the content is being edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether the user edits the views inside: lists then show what deletes, selects and moves their rows.
  ///
  /// Each window and each page of a navigation stack has one of its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

extension Binding where Value == EditMode {
  /// A mode that lives as long as the current subgraph.
  package static func editMode(in viewGraph: ViewGraph, path: ViewPath?) -> Self {
    let location = StateLocation(EditMode.inactive, viewGraph: viewGraph, path: path, name: "editMode")
    viewGraph.graph.currentSubgraph.onRemove { location.remove() }
    return Binding(location: location)
  }
}

struct IsEditingRule: Rule {
  let mode: Attribute<Binding<EditMode>?>

  func value(_ context: RuleContext<Bool>) -> Bool {
    let mode = context.read(mode)
    return context.observing { mode?.wrappedValue == .active }
  }
}
