import UICore

/// Dismisses the view's presentation: pops its page, or at the root closes the window.
public struct DismissAction {
  let isPresented: Bool
  private let action: () -> Void

  init(isPresented: Bool = true, _ action: @escaping () -> Void) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Dismisses the presentation; at the root, closes the window.
  public func callAsFunction() { action() }
}

/// Whether a view is presented, with a way to dismiss it.
public struct PresentationMode {
  /// Whether the view is presented by something that can be dismissed.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the presentation; does nothing at the root.
  public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}

extension EnvironmentValues {
  /// Dismisses the view's presentation; at the root, closes the window.
  public internal(set) var dismiss: DismissAction {
    get {
      if let given = self[DismissKey.self] { return given }
      let dismissWindow = dismissWindow
      return DismissAction(isPresented: false) { assumeMainActor { dismissWindow() } }
    }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented by something that `dismiss` dismisses.
  public var isPresented: Bool { dismiss.isPresented }

  /// Whether the view is presented, with a way to dismiss it.
  public var presentationMode: Binding<PresentationMode> {
    nonisolated(unsafe) let dismiss = dismiss
    return Binding {
      PresentationMode(isPresented: dismiss.isPresented)
    } set: { mode in
      if dismiss.isPresented, !mode.isPresented { dismiss() }
    }
  }
}
