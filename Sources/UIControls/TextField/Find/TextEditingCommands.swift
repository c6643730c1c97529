import UICore

/// Commands that find in the text editor with the focus, in the Edit menu.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}

  public var body: some Commands {
    CommandGroup(after: .textEditing) { FindCommands() }
  }
}

private struct TextFinderKey: FocusedValueKey { typealias Value = TextFinder }

extension FocusedValues {
  /// Finds in the text editor with the focus.
  var textFinder: TextFinder? {
    get { self[TextFinderKey.self] }
    set { self[TextFinderKey.self] = newValue }
  }
}

private struct FindCommands: View {
  @FocusedValue(\.textFinder) private var finder

  var body: some View {
    Menu("Find") {
      item("Find…", .begin, "f")
      item("Find Next", .next, "g")
      item("Find Previous", .previous, "g", .shift)
      item("Use Selection for Find", .useSelection, "e")
    }
    .disabled(finder == nil)
  }

  private func item(
    _ title: LocalizedStringKey, _ command: TextFinder.Command, _ key: KeyEquivalent, _ more: EventModifiers = []
  ) -> some View {
    let finder = finder
    return Button(title) { finder?.perform(command) }
      .keyboardShortcut(key, modifiers: more.union(.command))
      .disabled(finder == nil)
  }
}
