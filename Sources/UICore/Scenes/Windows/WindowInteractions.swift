/// Whether people can do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  enum Kind: Sendable { case automatic, enabled, disabled }
  let kind: Kind

  /// They can.
  public static let automatic = WindowInteractionBehavior(kind: .automatic)
  /// They can.
  public static let enabled = WindowInteractionBehavior(kind: .enabled)
  /// They cannot.
  public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

/// What people can do with a window; the first view that says something of one decides.
public struct WindowInteractions: Equatable, Sendable {
  var dismiss: WindowInteractionBehavior?
  var minimize: WindowInteractionBehavior?
  var resize: WindowInteractionBehavior?

  /// Everything that the desktop offers.
  public init() {}

  /// Whether the title bar's button closes it.
  public var canBeClosed: Bool { dismiss?.kind != .disabled }
  /// Whether it can be minimized.
  public var canBeMinimized: Bool { minimize?.kind != .disabled }
  /// Whether its size can be changed.
  public var canBeResized: Bool { resize?.kind != .disabled }
}

enum WindowInteractionsKey: PreferenceKey {
  static var defaultValue: WindowInteractions { WindowInteractions() }
  static func reduce(value: inout WindowInteractions, nextValue: () -> WindowInteractions) {
    let next = nextValue()
    value.dismiss = value.dismiss ?? next.dismiss
    value.minimize = value.minimize ?? next.minimize
    value.resize = value.resize ?? next.resize
  }
}

extension View {
  /// Sets whether people can close the view's window; the program can in any case.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    transformPreference(WindowInteractionsKey.self) { $0.dismiss = behavior }
  }

  /// Sets whether people can minimize the view's window, as far as the desktop heeds it.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    transformPreference(WindowInteractionsKey.self) { $0.minimize = behavior }
  }

  /// Sets whether people can change the size of the view's window.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    transformPreference(WindowInteractionsKey.self) { $0.resize = behavior }
  }
}
