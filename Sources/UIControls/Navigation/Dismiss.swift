import UICore

/// Closes what the view is shown in: goes back from a page, or closes the window.
public struct DismissAction {
  let isPresented: Bool
  private let action: () -> Void

  init(isPresented: Bool = true, _ action: @escaping () -> Void) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Closes what the view is shown in; does nothing at the root.
  public func callAsFunction() { action() }
}

/// Whether a view is shown in something that can be closed.
public struct PresentationMode {
  /// Whether the view can be closed.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Closes what the view is shown in; does nothing at the root.
  public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}

extension EnvironmentValues {
  /// Closes what the view is shown in; at the root, the window.
  public internal(set) var dismiss: DismissAction {
    get {
      if let given = self[DismissKey.self] { return given }
      let dismissWindow = dismissWindow
      return DismissAction(isPresented: false) { assumeMainActor { dismissWindow() } }
    }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is shown in something that `dismiss` closes.
  public var isPresented: Bool { dismiss.isPresented }

  /// Whether the view is shown in something that can be closed, and a way to close it.
  public var presentationMode: Binding<PresentationMode> {
    nonisolated(unsafe) let dismiss = dismiss
    return Binding {
      PresentationMode(isPresented: dismiss.isPresented)
    } set: { mode in
      if dismiss.isPresented, !mode.isPresented { dismiss() }
    }
  }
}
