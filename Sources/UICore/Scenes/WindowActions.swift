/// Opens windows of the app.
@MainActor
public struct OpenWindowAction {
  let open: @MainActor (_ id: String?, _ value: Any?) -> Void

  /// Opens a window of the scene with this id; does nothing if the scene's only window is open.
  public func callAsFunction(id: String) { open(id, nil) }
  /// Opens a window of the scene for this type of value; does nothing if one shows this value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, value) }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, value) }
}

/// Closes windows of the app.
@MainActor
public struct DismissWindowAction {
  let dismiss: @MainActor (_ id: String?) -> Void

  /// Closes the view's window.
  public func callAsFunction() { dismiss(nil) }
  /// Closes the windows of the scene with this id.
  public func callAsFunction(id: String) { dismiss(id) }
}

private enum OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _, _ in } }
}
private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  public var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }
}
