import Foundation
import UICore

/// Refreshes what the `refreshable` view around shows.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Refreshes, and returns when that is done.
  public func callAsFunction() async { await action() }
}

private enum RefreshActionKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Refreshes what the `refreshable` view around shows; nil where nothing can be refreshed.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshActionKey.self] }
    set { self[RefreshActionKey.self] = newValue }
  }
}

extension View {
  /// Lets the user refresh the content: by pulling the list or scroll view inside down with a finger, or by Control-R.
  ///
  /// A spinner is above the content until `action` returns; meanwhile it is not called again. When the view disappears, the
  /// action's task is cancelled. Views inside call it as `refresh` of the environment, without the spinner.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshableModifier(action: RefreshAction(action)))
  }
}

private struct RefreshableModifier: ViewModifier {
  let action: RefreshAction
  /// How far the content is pulled beyond its start; points.
  @State private var pull: CGFloat = 0
  @State private var isRefreshing = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// How far a finger pulls the content to refresh it, and the spinner's height. Apple publishes no numbers: this package's
  /// choice.
  private static let threshold: CGFloat = 48

  func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: .top, spacing: 0) {
        if isRefreshing { ProgressView().frame(maxWidth: .infinity).frame(height: Self.threshold) }
      }
      .overlay(alignment: .top) {
        if pull > 0, !isRefreshing {
          ProgressView().opacity(min(1, pull / Self.threshold)).frame(height: pull).allowsHitTesting(false)
        }
      }
      .environment(\.refresh, action)
      .scrollBounceBehavior(.always)
      .onScrollGeometryChange(for: CGFloat.self) {
        max(0, -($0.contentOffset.y + $0.contentInsets.top))
      } action: {
        pull = $1
      }
      .onScrollPhaseChange { old, new in
        if old == .interacting, new != .interacting, pull >= Self.threshold { begin() }
      }
      .background { Color.clear.modifier(ShortcutModifier { begin() }).keyboardShortcut("r") }
      .task(id: isRefreshing) {
        // A task that was replaced before it began reads the state of now.
        guard isRefreshing, !Task.isCancelled else { return }
        await action()
        withAnimation(reducesMotion ? nil : .default) { isRefreshing = false }
      }
  }

  private func begin() {
    if isRefreshing { return }
    withAnimation(reducesMotion ? nil : .default) { isRefreshing = true }
  }
}
