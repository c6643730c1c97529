/// What the Return key does in a text field.
package struct SubmitAction {
  package let perform: () -> Void
}

private enum SubmitActionKey: EnvironmentKey { static var defaultValue: SubmitAction? { nil } }
private enum SearchSubmitActionKey: EnvironmentKey { static var defaultValue: SubmitAction? { nil } }

extension EnvironmentValues {
  package var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }

  /// What the Return key does in the field of a search.
  package var searchSubmitAction: SubmitAction? {
    get { self[SearchSubmitActionKey.self] }
    set { self[SearchSubmitActionKey.self] = newValue }
  }
}

/// The kinds of submission for which an action runs.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in the field of a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

nonisolated private struct SubmitModifier: EnvironmentModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  func change(_ values: inout EnvironmentValues) {
    if triggers.contains(.text) { values.submitAction = followed(by: values.submitAction) }
    if triggers.contains(.search) { values.searchSubmitAction = followed(by: values.searchSubmitAction) }
  }

  private func followed(by next: SubmitAction?) -> SubmitAction {
    SubmitAction {
      action()
      next?.perform()
    }
  }
}

nonisolated private struct SubmitScopeModifier: EnvironmentModifier {
  let isBlocking: Bool

  func change(_ values: inout EnvironmentValues) {
    if isBlocking { (values.submitAction, values.searchSubmitAction) = (nil, nil) }
  }
}

extension View {
  /// Keeps what is submitted inside from the actions of views further out.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }

  /// Calls `action` when Return is pressed in a text field inside, or in the field of a search if `triggers` says so,
  /// before the actions of views further out.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }
}
