import UICore

/// How the field of a search is in a bar while nobody searches.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As the platform has it: a field.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button, which becomes the field when the search begins.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

private enum SearchToolbarBehaviorKey: EnvironmentKey {
  static var defaultValue: SearchToolbarBehavior { .automatic }
}

extension EnvironmentValues {
  var searchToolbarBehavior: SearchToolbarBehavior {
    get { self[SearchToolbarBehaviorKey.self] }
    set { self[SearchToolbarBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets how the fields of searches inside are in their bars while nobody searches.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.searchToolbarBehavior, value: behavior))
  }
}

/// The field of a search in a bar.
struct SearchToolbarItem: ToolbarContent {
  let field: SearchField
  let isMinimized: Bool
  let model: SearchModel

  var body: Never { fatalError("a search's toolbar item has no body") }
  var _entries: [_ToolbarEntry] {
    let view = SearchInBar(field: field, isMinimized: isMinimized, model: model)
    return [_ToolbarEntry(placement: .automatic, view: AnyView(view), kind: .search, isFlexible: true)]
  }
}

private struct SearchInBar: View {
  let field: SearchField
  let isMinimized: Bool
  let model: SearchModel

  var body: some View {
    if isMinimized {
      Button("Search", systemImage: "magnifyingglass") { model.isActive = true }
        .labelStyle(.iconOnly)
        .keyboardShortcut("f")
    } else {
      field.frame(minWidth: 90, maxWidth: 220)
    }
  }
}
