import Foundation
import UICore

extension View {
  /// Shows a dialog that asks what to do while the binding is true. Each button dismisses it, and Cancel, which it has
  /// unless one of them cancels.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.unit }, kind: .dialog, title: { _ in Text(titleKey) }, titleVisibility: titleVisibility,
        actions: { _ in actions() }, message: { _ in EmptyView() }))
  }

  /// Shows a dialog that asks what to do while the binding is true. Each button dismisses it, and Cancel, which it has
  /// unless one of them cancels.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.unit }, kind: .dialog, title: { _ in Text(title) }, titleVisibility: titleVisibility,
        actions: { _ in actions() }, message: { _ in EmptyView() }))
  }

  /// Shows a dialog that asks what to do while the binding is true. Each button dismisses it, and Cancel, which it has
  /// unless one of them cancels.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.unit }, kind: .dialog, title: { _ in title }, titleVisibility: titleVisibility,
        actions: { _ in actions() }, message: { _ in EmptyView() }))
  }

  /// Shows a dialog that asks what to do while the binding is true. Each button dismisses it, and Cancel, which it has
  /// unless one of them cancels.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.unit }, kind: .dialog, title: { _ in Text(titleKey) }, titleVisibility: titleVisibility,
        actions: { _ in actions() }, message: { _ in message() }))
  }

  /// Shows a dialog that asks what to do while the binding is true. Each button dismisses it, and Cancel, which it has
  /// unless one of them cancels.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.unit }, kind: .dialog, title: { _ in Text(title) }, titleVisibility: titleVisibility,
        actions: { _ in actions() }, message: { _ in message() }))
  }

  /// Shows a dialog that asks what to do while the binding is true. Each button dismisses it, and Cancel, which it has
  /// unless one of them cancels.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.unit }, kind: .dialog, title: { _ in title }, titleVisibility: titleVisibility,
        actions: { _ in actions() }, message: { _ in message() }))
  }

  /// Shows a dialog that asks what to do while the binding is true and there is data. Each button dismisses it, and
  /// Cancel, which it has unless one of them cancels.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(data) }, kind: .dialog, title: { _ in Text(titleKey) },
        titleVisibility: titleVisibility, actions: actions, message: { _ in EmptyView() }))
  }

  /// Shows a dialog that asks what to do while the binding is true and there is data. Each button dismisses it, and
  /// Cancel, which it has unless one of them cancels.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(data) }, kind: .dialog, title: { _ in Text(title) },
        titleVisibility: titleVisibility, actions: actions, message: { _ in EmptyView() }))
  }

  /// Shows a dialog that asks what to do while the binding is true and there is data. Each button dismisses it, and
  /// Cancel, which it has unless one of them cancels.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(data) }, kind: .dialog, title: { _ in title }, titleVisibility: titleVisibility,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Shows a dialog that asks what to do while the binding is true and there is data. Each button dismisses it, and
  /// Cancel, which it has unless one of them cancels.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(data) }, kind: .dialog, title: { _ in Text(titleKey) },
        titleVisibility: titleVisibility, actions: actions, message: message))
  }

  /// Shows a dialog that asks what to do while the binding is true and there is data. Each button dismisses it, and
  /// Cancel, which it has unless one of them cancels.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(data) }, kind: .dialog, title: { _ in Text(title) },
        titleVisibility: titleVisibility, actions: actions, message: message))
  }

  /// Shows a dialog that asks what to do while the binding is true and there is data. Each button dismisses it, and
  /// Cancel, which it has unless one of them cancels.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(data) }, kind: .dialog, title: { _ in title }, titleVisibility: titleVisibility,
        actions: actions, message: message))
  }
}
