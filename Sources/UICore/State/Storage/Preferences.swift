import Foundation

/// The user's settings for this program.
///
/// `UserDefaults.standard` holds the values while the program runs, and `preferences.plist` in the program's folder below
/// `$XDG_CONFIG_HOME` keeps those that `@AppStorage` wrote: on Linux, Foundation's own file is not replaced atomically,
/// and one that is damaged is written over.
public final class Preferences: @unchecked Sendable {
  /// The process's, as `UserDefaults.standard` is: a model object may have an `@AppStorage` before there is any view.
  public static let shared = Preferences()

  let observers = StorageObservers()
  private let lock = NSLock()
  private var file: PropertyListFile?
  private let queue = DispatchQueue(label: "org.apus.defaults", qos: .utility)

  private init() {}

  /// Takes the values of the file into the user's defaults and keeps what is written from now on.
  ///
  /// Without it nothing is kept, as in tests.
  public func open(_ file: PropertyListFile) {
    lock.withLock { self.file = file }
    for (key, value) in file.values { UserDefaults.standard.set(value, forKey: key) }
  }

  /// Opens the file of the program that is running.
  public func openForProgram(environment: [String: String] = ProcessInfo.processInfo.environment) {
    open(.ofProgram("preferences.plist", "XDG_CONFIG_HOME", fallback: ".config", environment: environment))
  }

  /// Writes what is due for the last time, and waits for it.
  public func end() {
    lock.withLock { file }?.end()
    queue.sync {}
  }

  func keep(_ value: Any?, _ key: String, of defaults: UserDefaults) {
    guard let file = lock.withLock({ file }) else { return }
    if defaults === UserDefaults.standard {
      file[key] = value
    } else {
      let defaults = Held(defaults: defaults)
      queue.async { _ = defaults.defaults.synchronize() }
    }
  }

  /// User defaults lock themselves.
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
  /// The store of `@AppStorage` without one; nil for the standard one.
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
