/// What the Return key does in a text field.
struct SubmitAction {
  let perform: () -> Void
}

private enum SubmitActionKey: EnvironmentKey { static var defaultValue: SubmitAction? { nil } }

extension EnvironmentValues {
  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

/// The kinds of submission for which an action runs.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Calls `action` when Return is pressed in a text field inside, before the actions of views further out.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(
      EnvironmentTransformModifier(keyPath: \.submitAction) { outer in
        guard triggers.contains(.text) else { return }
        let next = outer
        outer = SubmitAction {
          action()
          next?.perform()
        }
      })
  }
}
