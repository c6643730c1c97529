/// Opens windows of the app.
@MainActor
public struct OpenWindowAction {
  let open: @MainActor (_ id: String?, _ value: Any?) -> Void

  /// Opens a window of the scene with this id; brings the scene's only window to the front if it is open.
  public func callAsFunction(id: String) { open(id, nil) }
  /// Opens a window of the scene for this type of value; brings the one that shows this value to the front
  /// if there is one.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, value) }
  /// Opens a window of the scene with this id for a value; brings the one that shows it to the front if there is one.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, value) }
}

/// Closes windows of the app.
@MainActor
public struct DismissWindowAction {
  let dismiss: @MainActor (_ id: String?, _ value: Any?) -> Void

  /// Closes the view's window.
  public func callAsFunction() { dismiss(nil, nil) }
  /// Closes the windows of the scene with this id.
  public func callAsFunction(id: String) { dismiss(id, nil) }
  /// Closes the window that shows this value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { dismiss(nil, value) }
  /// Closes the window of the scene with this id that shows this value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { dismiss(id, value) }
}

private enum OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _, _ in } }
}
private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction { _, _ in } }
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
