import Foundation
import UICore

extension View {
  /// Asks before the view's window closes, while `shouldPresent` is true.
  ///
  /// A button that does not cancel runs its action and closes the window. There is one that cancels in any case.
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks before the view's window closes, while `shouldPresent` is true; see the other methods of this name.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks before the view's window closes, while `shouldPresent` is true; see the other methods of this name.
  public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dismissalConfirmationDialog(title, shouldPresent: shouldPresent, actions: actions) { EmptyView() }
  }

  /// Asks before the view's window closes, while `shouldPresent` is true; see the other methods of this name.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks before the view's window closes, while `shouldPresent` is true; see the other methods of this name.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks before the view's window closes, while `shouldPresent` is true; see the other methods of this name.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(DismissalConfirmation(title: title, isNeeded: shouldPresent, actions: actions, message: message))
  }
}

private struct DismissalConfirmation<Actions: View, Message: View>: ViewModifier {
  let title: Text
  let isNeeded: Bool
  let actions: () -> Actions
  let message: () -> Message
  @State private var isAsking = false
  @State private var window = ClosingWindow()

  func body(content: Content) -> some View {
    let (isAsking, window, actions) = ($isAsking, window, actions)
    content
      .modifier(
        ClosingQuestionModifier(isActive: isNeeded) { close in
          window.close = close
          isAsking.wrappedValue = true
        }
      )
      .confirmationDialog(title, isPresented: isAsking, titleVisibility: .visible) {
        actions().environment(\.alertButtonDidAct) { role in if role != .cancel { window.close() } }
      } message: {
        message()
      }
  }
}

/// The window that waits for an answer.
@MainActor private final class ClosingWindow {
  var close: @MainActor () -> Void = {}
}

private enum AlertButtonDidActKey: EnvironmentKey { static var defaultValue: ((ButtonRole?) -> Void)? { nil } }

extension EnvironmentValues {
  /// Hears what buttons of an alert have done, by their roles.
  var alertButtonDidAct: ((ButtonRole?) -> Void)? {
    get { self[AlertButtonDidActKey.self] }
    set { self[AlertButtonDidActKey.self] = newValue }
  }
}
