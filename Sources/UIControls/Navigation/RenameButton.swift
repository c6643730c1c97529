import UICore

/// Begins to rename what a view shows.
public struct RenameAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Begins to rename it.
  public func callAsFunction() { action() }
}

/// A button that begins to rename what is around it: a list's row, or the title of a page.
///
/// It calls the nearest ``View/renameAction(_:)-(()->Void)``; in a bar and its menus it edits a title that users may
/// change. Without either, it is disabled.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  public var body: some View {
    Button(action: { rename?() }, label: { label }).disabled(rename == nil)
  }
}

extension RenameButton where Label == UIControls.Label<Text, Image> {
  /// A button that is called "Rename".
  public init() { label = UIControls.Label("Rename", systemImage: "pencil") }
}

private enum RenameActionKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Begins to rename what is around a view; nil where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

extension View {
  /// Sets what a ``RenameButton`` inside does.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action))
  }

  /// Has a ``RenameButton`` inside move the focus to a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
