import AttributeGraph

/// Menus of an app's windows, and what they do by their keys.
///
/// Dynamic properties work in a type that conforms as in a view, for each window by itself: `@FocusedValue` is what the
/// focus in the menu's window publishes.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  /// These commands, composed of others.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  nonisolated static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs
}

/// The inputs for making commands.
public struct _CommandsInputs {
  var base: _GraphInputs
}

/// The commands that were made.
public struct _CommandsOutputs {
  var entries: Attribute<[_CommandEntry]>
}

extension Commands {
  nonisolated public static func _makeCommands(
    content: _GraphValue<Self>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    var inputs = inputs
    inputs.base.path = ViewPath(parent: inputs.base.path, component: .type(Self.self))
    let body = inputs.base.graph.rule(BodyRule(source: content.attribute, inputs: inputs.base) { $0.body })
    inputs.base.body = body.id
    return Body._makeCommands(content: _GraphValue(body), inputs: inputs)
  }

  /// The commands for the menus of one window.
  nonisolated package static func makeEntries(
    _ content: _GraphValue<Self>, _ inputs: _ViewInputs
  ) -> _GraphValue<[_CommandEntry]> {
    _GraphValue(_makeCommands(content: content, inputs: _CommandsInputs(base: inputs.base)).entries)
  }
}

extension Never: Commands {}

/// A menu of its own, or what is added to a group of the menus that every app has.
public struct _CommandEntry {
  package enum Place {
    case menu(Text)
    case group(CommandGroupPlacement, Position)
  }
  package enum Position { case before, after, replacing }

  package let place: Place
  package let view: AnyView

  package init(place: Place, view: AnyView) { (self.place, self.view) = (place, view) }
}

/// Commands that say themselves where they stand.
package protocol PrimitiveCommands: Commands where Body == Never {
  @MainActor @preconcurrency var entries: [_CommandEntry] { get }
}

extension PrimitiveCommands {
  public var body: Never { fatalError("commands that say where they stand have no body") }

  nonisolated public static func _makeCommands(
    content: _GraphValue<Self>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    let entries: @MainActor (Self) -> [_CommandEntry] = { $0.entries }
    // Rules run on the main actor only.
    let rule = unsafeBitCast(entries, to: ((Self) -> [_CommandEntry]).self)
    return _CommandsOutputs(entries: content.map(in: inputs.base.graph, rule).attribute)
  }
}
