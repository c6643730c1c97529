import UICore

/// Joins the focus of a search's field with a focus state of the program.
struct SearchFocus {
  let join: (AnyView) -> AnyView
}

private enum SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

extension EnvironmentValues {
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension View {
  /// Tells whether the field of the `searchable` inside has the focus, and moves the focus there where the state is set.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
  }

  /// Tells whether the field of the `searchable` inside has the focus, and moves the focus there where the state is set to
  /// the value.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V?>.Binding, equals value: V) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
  }
}
