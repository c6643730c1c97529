/// A menu of its own, between View and Window.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  private let name: Text
  private let content: Content

  /// A menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }

  /// A menu named by a localized string key.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// A menu named by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  package var entries: [_CommandEntry] { [_CommandEntry(place: .menu(name), view: AnyView(content))] }
}

/// Commands beside or in place of a group of the menus that every app has.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  private let placement: CommandGroupPlacement
  private let position: _CommandEntry.Position
  private let content: Content

  /// Before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, position, content) = (group, .before, addition())
  }

  /// After a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, position, content) = (group, .after, addition())
  }

  /// In place of a group; nothing removes it.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, position, content) = (group, .replacing, addition())
  }

  package var entries: [_CommandEntry] { [_CommandEntry(place: .group(placement, position), view: AnyView(content))] }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  /// Creates no commands.
  nonisolated public init() {}
  package var entries: [_CommandEntry] { [] }
}
