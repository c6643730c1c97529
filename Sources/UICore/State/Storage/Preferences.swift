import Foundation

/// The user's settings of this program.
///
/// While the program runs, `UserDefaults.standard` holds the values. `preferences.plist`, in the program's folder below
/// `$XDG_CONFIG_HOME`, stores those that `@AppStorage` wrote, because Foundation on Linux does not replace its own file
/// atomically and overwrites a damaged one.
public final class Preferences: @unchecked Sendable {
  /// One per process, like `UserDefaults.standard`: a model object may use `@AppStorage` before there is a view.
  public static let shared = Preferences()

  let observers = StorageObservers()
  private let lock = NSLock()
  private var file: PropertyListFile?
  private let queue = DispatchQueue(label: "org.apus.defaults", qos: .utility)

  private init() {}

  /// Loads the file's values into `UserDefaults.standard`, and stores later writes in the file.
  ///
  /// If it is not called, nothing is stored; tests rely on that.
  public func open(_ file: PropertyListFile) {
    lock.withLock { self.file = file }
    for (key, value) in file.values { UserDefaults.standard.set(value, forKey: key) }
  }

  /// Opens the running program's file.
  public func openForProgram(environment: [String: String] = ProcessInfo.processInfo.environment) {
    open(.ofProgram("preferences.plist", "XDG_CONFIG_HOME", fallback: ".config", environment: environment))
  }

  /// Writes unsaved changes a last time, and waits.
  public func end() {
    lock.withLock { file }?.end()
    queue.sync {}
  }

  /// Shows views what the program has written past `@AppStorage`, with `UserDefaults.set`, of which Foundation on Linux tells
  /// nobody. Platforms call it when the program's code has run, before a frame and after it; it looks up each key that a view
  /// follows, half a microsecond each.
  package func noticeOtherWrites() { observers.tellAll() }

  func keep(_ value: Any?, _ key: String, of defaults: UserDefaults) {
    guard let file = lock.withLock({ file }) else { return }
    if defaults === UserDefaults.standard {
      file[key] = value
    } else {
      let defaults = Held(defaults: defaults)
      queue.async { _ = defaults.defaults.synchronize() }
    }
  }

  /// `UserDefaults` is thread-safe.
  private struct Held: @unchecked Sendable {
    let defaults: UserDefaults
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

private enum SceneValuesKey: EnvironmentKey {
  static var defaultValue: SceneValues? { nil }
}

extension EnvironmentValues {
  /// The default store of `@AppStorage`; nil means `UserDefaults.standard`.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }

  /// The store of `@SceneStorage` in this window.
  var sceneValues: SceneValues? {
    get { self[SceneValuesKey.self] }
    set { self[SceneValuesKey.self] = newValue }
  }
}
