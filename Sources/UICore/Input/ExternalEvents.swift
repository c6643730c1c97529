import AttributeGraph
import Foundation

/// What a window's views say of URLs that come from outside.
final class ExternalEvents {
  /// Opens a URL, in a view that is there.
  final class Handler {
    fileprivate(set) var action: (URL) -> Void = { _ in }
  }

  /// The events that the window takes before and beside others, by a view.
  final class Preference {
    fileprivate(set) var preferring: Set<String> = []
    fileprivate(set) var allowing: Set<String> = []
  }

  private(set) var handlers: [Handler] = []
  private(set) var preferences: [Preference] = []

  func add(_ handler: Handler) { handlers.append(handler) }
  func remove(_ handler: Handler) { handlers.removeAll { $0 === handler } }
  func add(_ preference: Preference) { preferences.append(preference) }
  func remove(_ preference: Preference) { preferences.removeAll { $0 === preference } }

  /// Whether the window is to have the URL before others.
  func prefers(_ url: URL) -> Bool { preferences.contains { $0.preferring.match(url) } }
  /// Whether the window takes the URL; true where no view says what it takes.
  func allows(_ url: URL) -> Bool { preferences.isEmpty || preferences.contains { $0.allowing.match(url) } }
  func open(_ url: URL) { for handler in handlers { handler.action(url) } }
}

extension Set<String> {
  /// Whether one of the strings is in the URL, or is a star.
  func match(_ url: URL) -> Bool {
    let text = url.absoluteString
    return contains { $0 == "*" || !$0.isEmpty && text.contains($0) }
  }
}

nonisolated package struct OpenURLModifier: PrimitiveViewModifier {
  let action: (URL) -> Void

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let router = inputs.inputRouter else { return body(inputs) }
    let (graph, handler) = (inputs.graph, ExternalEvents.Handler())
    inputs.base.addEffect(of: modifier.attribute) { handler.action = $0.action }
    router.externalEvents.add(handler)
    graph.currentSubgraph.onRemove { [weak router] in router?.externalEvents.remove(handler) }
    return body(inputs)
  }
}

nonisolated package struct ExternalEventsModifier: PrimitiveViewModifier {
  let preferring: Set<String>
  let allowing: Set<String>

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let router = inputs.inputRouter else { return body(inputs) }
    let (graph, preference) = (inputs.graph, ExternalEvents.Preference())
    inputs.base.addEffect(of: modifier.attribute) {
      (preference.preferring, preference.allowing) = ($0.preferring, $0.allowing)
    }
    router.externalEvents.add(preference)
    graph.currentSubgraph.onRemove { [weak router] in router?.externalEvents.remove(preference) }
    return body(inputs)
  }
}

extension View {
  /// Calls `action` with URLs that the program is started with and that are for the view's window.
  ///
  /// Which window that is, `handlesExternalEvents` of views and scenes decides: one that prefers the URL, else one that
  /// allows it, the active one first; else one is opened of a scene that names it.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }

  /// Says which URLs the view's window is to have before other windows, and which it takes at all.
  ///
  /// A string names the URLs in which it is contained; a star names all.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { modifier(ExternalEventsModifier(preferring: preferring, allowing: allowing)) }
}
