import Foundation
import UICore

extension View {
  /// Shows an alert while the binding is true. Each button dismisses it; without any it has one, OK.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.unit }, kind: .alert, title: { _ in Text(titleKey) }, actions: { _ in actions() },
        message: { _ in EmptyView() }))
  }

  /// Shows an alert while the binding is true. Each button dismisses it; without any it has one, OK.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.unit }, kind: .alert, title: { _ in Text(title) }, actions: { _ in actions() },
        message: { _ in EmptyView() }))
  }

  /// Shows an alert while the binding is true. Each button dismisses it; without any it has one, OK.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.unit }, kind: .alert, title: { _ in title }, actions: { _ in actions() },
        message: { _ in EmptyView() }))
  }

  /// Shows an alert while the binding is true. Each button dismisses it; without any it has one, OK.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.unit }, kind: .alert, title: { _ in Text(titleKey) }, actions: { _ in actions() },
        message: { _ in message() }))
  }

  /// Shows an alert while the binding is true. Each button dismisses it; without any it has one, OK.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.unit }, kind: .alert, title: { _ in Text(title) }, actions: { _ in actions() },
        message: { _ in message() }))
  }

  /// Shows an alert while the binding is true. Each button dismisses it; without any it has one, OK.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.unit }, kind: .alert, title: { _ in title }, actions: { _ in actions() },
        message: { _ in message() }))
  }

  /// Shows an alert while the binding is true and there is data. Each button dismisses it; without any it has one, OK.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(data) }, kind: .alert, title: { _ in Text(titleKey) }, actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Shows an alert while the binding is true and there is data. Each button dismisses it; without any it has one, OK.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(data) }, kind: .alert, title: { _ in Text(title) }, actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Shows an alert while the binding is true and there is data. Each button dismisses it; without any it has one, OK.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(data) }, kind: .alert, title: { _ in title }, actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Shows an alert while the binding is true and there is data. Each button dismisses it; without any it has one, OK.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(data) }, kind: .alert, title: { _ in Text(titleKey) }, actions: actions,
        message: message))
  }

  /// Shows an alert while the binding is true and there is data. Each button dismisses it; without any it has one, OK.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(data) }, kind: .alert, title: { _ in Text(title) }, actions: actions,
        message: message))
  }

  /// Shows an alert while the binding is true and there is data. Each button dismisses it; without any it has one, OK.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(data) }, kind: .alert, title: { _ in title }, actions: actions, message: message))
  }

  /// Shows an alert that tells of an error while the binding is true and there is one. Each button dismisses it; without any
  /// it has one, OK.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(error) }, kind: .alert, title: { Text($0.title) }, actions: { _ in actions() },
        message: { _ in EmptyView() }))
  }

  /// Shows an alert that tells of an error while the binding is true and there is one. Each button dismisses it; without any
  /// it has one, OK.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        item: { isPresented.presented(error) }, kind: .alert, title: { Text($0.title) }, actions: actions,
        message: message))
  }
}

extension LocalizedError {
  fileprivate var title: String { errorDescription ?? localizedDescription }
}

extension Binding where Value == Bool {
  /// Presents data while true and there is some.
  func presented<T>(_ data: T?) -> PresentedItem<T> {
    PresentedItem(id: wrappedValue && data != nil ? true : nil, item: wrappedValue ? data : nil) {
      if wrappedValue { wrappedValue = false }
    }
  }
}

/// Presents an alert or a dialog.
package struct AlertModifier<Item, Actions: View, Message: View>: ViewModifier {
  /// Called in the body, so that what it reads changes that and not the body around.
  let item: () -> PresentedItem<Item>
  let kind: AlertKind
  let title: (Item) -> Text?
  var titleVisibility = Visibility.automatic
  let actions: (Item) -> Actions
  let message: (Item) -> Message
  @Environment(\.platformProfile) private var profile

  package func body(content: Content) -> some View {
    let item = item()
    let dismiss = item.dismiss
    let (title, actions, message) = (title, actions, message)
    let hidesTitle = titleVisibility == .hidden || (titleVisibility == .automatic && kind == .dialog && profile.isPhone)
    let kind = kind
    content.modifier(
      PresentationModifier(
        id: item.id, item: item.item,
        animation: kind == .dialog && profile.isPhone ? PresentationMetrics.phoneSheet : PresentationMetrics.sheet
      ) { item, state in
        AlertFrame(
          state: state, dismiss: dismiss,
          content: AlertContent(
            title: hidesTitle ? nil : title(item), actions: actions(item), message: message(item), kind: kind))
      })
  }
}
