/// What Return does in a text field.
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

/// Which submissions an action hears of.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Calls `action` when Return is pressed in a text field inside; actions further out are called after it.
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
