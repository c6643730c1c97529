import Foundation

/// Opens URLs with a handler of the program or with the desktop.
public struct OpenURLAction {
  /// What a handler did with a URL.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler discarded the URL.
    public static let discarded = Result(kind: .discarded)
    /// The desktop should open the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// The desktop should open another URL instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  /// Opens a URL with the desktop's program for it; returns false if there is none.
  var system: (URL) -> Bool = { _ in false }

  /// - Parameter handler: called for each URL that views inside open.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Creates the window's action, which opens URLs with the desktop.
  init(system: @escaping (URL) -> Bool) {
    handler = { _ in .systemAction }
    self.system = system
  }

  /// Opens the URL.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens the URL and reports whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(system(other ?? url))
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(system: { _ in false }) }
}

extension EnvironmentValues {
  /// Opens URLs, by default with the desktop's program for them.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      // `.systemAction` in a handler means the window's action.
      var action = newValue
      action.system = openURL.system
      self[OpenURLKey.self] = action
    }
  }

  /// Sets the action of a window.
  mutating func setSystemOpenURL(_ open: @escaping (URL) -> Bool) {
    self[OpenURLKey.self] = OpenURLAction(system: open)
  }
}
