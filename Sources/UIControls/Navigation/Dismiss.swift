import UICore

/// Dismisses the view's presentation: pops its page, or at the root closes the window.
public struct DismissAction {
  let isPresented: Bool
  // No closures: one that captures something is another one each time that it is made, and runs whoever reads it.
  private let target: DismissTarget?
  private let dismissWindow: DismissWindowAction?

  init(isPresented: Bool = true, _ target: DismissTarget) {
    (self.isPresented, self.target, dismissWindow) = (isPresented, target, nil)
  }

  init(isPresented: Bool = true, _ action: @escaping () -> Void) {
    self.init(isPresented: isPresented, DismissTarget(action))
  }

  /// That of a window's root.
  fileprivate init(root dismissWindow: DismissWindowAction) {
    (isPresented, target, self.dismissWindow) = (false, nil, dismissWindow)
  }

  /// Dismisses the presentation; at the root, closes the window.
  public func callAsFunction() {
    if let target { target.action() } else { assumeMainActor { [dismissWindow] in dismissWindow?() } }
  }
}

/// What a presentation does to be dismissed; it may come to do something else.
final class DismissTarget {
  var action: () -> Void
  init(_ action: @escaping () -> Void = {}) { self.action = action }
}

/// Whether a view is presented, with a way to dismiss it.
public struct PresentationMode {
  /// Whether the view is presented by something that can be dismissed.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the presentation; does nothing at the root.
  public mutating func dismiss() { isPresented = false }
}

private struct PresentationModeSource: BindingSource {
  let dismiss: DismissAction
  func get() -> PresentationMode { PresentationMode(isPresented: dismiss.isPresented) }
  func set(_ mode: PresentationMode) { if dismiss.isPresented, !mode.isPresented { dismiss() } }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}

extension EnvironmentValues {
  /// Dismisses the view's presentation; at the root, closes the window.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] ?? DismissAction(root: dismissWindow) }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented by something that `dismiss` dismisses.
  public var isPresented: Bool { dismiss.isPresented }

  /// Whether the view is presented, with a way to dismiss it.
  public var presentationMode: Binding<PresentationMode> {
    Binding(PresentationModeSource(dismiss: dismiss))
  }
}
