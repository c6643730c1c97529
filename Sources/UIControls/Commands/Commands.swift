import UICore

/// Menus of an app's windows, and what they do by their keys.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  /// These commands, composed of others.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
  /// The menus and groups, in order.
  @MainActor @preconcurrency var _entries: [_CommandEntry] { get }
}

extension Commands {
  public var _entries: [_CommandEntry] { body._entries }
}

extension Never: Commands {}

/// A menu of its own, or what is added to a group of the menus that every app has.
public struct _CommandEntry {
  enum Place {
    case menu(Text)
    case group(CommandGroupPlacement, Position)
  }
  enum Position { case before, after, replacing }

  let place: Place
  let view: AnyView
}

/// A menu of its own, between View and Window.
public struct CommandMenu<Content: View>: Commands {
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

  public var body: Never { fatalError("a command menu has no body") }
  public var _entries: [_CommandEntry] { [_CommandEntry(place: .menu(name), view: AnyView(content))] }
}

/// Commands beside or in place of a group of the menus that every app has.
public struct CommandGroup<Content: View>: Commands {
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

  public var body: Never { fatalError("a command group has no body") }
  public var _entries: [_CommandEntry] {
    [_CommandEntry(place: .group(placement, position), view: AnyView(content))]
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Creates no commands.
  public init() {}
  public var body: Never { fatalError("no commands have no body") }
  public var _entries: [_CommandEntry] { [] }
}

/// The commands that a builder collects.
public struct _CommandList: Commands {
  public let _entries: [_CommandEntry]
  public var body: Never { fatalError("a list of commands has no body") }
}

/// Commands under a condition.
public struct _OptionalCommands<Content: Commands>: Commands {
  let content: Content?
  public var body: Never { fatalError("commands under a condition have no body") }
  public var _entries: [_CommandEntry] { content?._entries ?? [] }
}

/// Collects commands from the statements of a closure.
@resultBuilder @MainActor
public struct CommandsBuilder {
  /// One statement.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No statement.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// One statement alone.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Several statements.
  public static func buildBlock<First: Commands, Second: Commands, each Rest: Commands>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> _CommandList {
    var entries = first._entries + second._entries
    for part in repeat each rest { entries += part._entries }
    return _CommandList(_entries: entries)
  }
  /// A statement under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
    _OptionalCommands(content: content)
  }
  /// The first of two alternatives.
  public static func buildEither<Content: Commands>(first: Content) -> _CommandList {
    _CommandList(_entries: first._entries)
  }
  /// The second of two alternatives.
  public static func buildEither<Content: Commands>(second: Content) -> _CommandList {
    _CommandList(_entries: second._entries)
  }
}

extension Scene {
  /// Adds commands to the windows of the scene: a menu bar at their top, and the keys of its items, also while it is closed.
  ///
  /// A phone shows no menu bar; the keys are the same.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    WindowTopScene(content: self, top: MenuBar(entries: content()._entries))
  }
}
