import Foundation

/// Opens addresses: hands them to a handler of the program or to the desktop.
public struct OpenURLAction {
  /// What a handler did with an address.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The handler opened it.
    public static let handled = Result(kind: .handled)
    /// The handler refused it.
    public static let discarded = Result(kind: .discarded)
    /// The desktop is to open it.
    public static let systemAction = Result(kind: .system(nil))
    /// The desktop is to open another address in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  /// Asks the desktop; false where it knows no program for the address.
  var system: (URL) -> Bool = { _ in false }

  /// - Parameter handler: told of every address that views inside open.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// The action of a window, which asks the desktop.
  init(system: @escaping (URL) -> Bool) {
    handler = { _ in .systemAction }
    self.system = system
  }

  /// Opens the address.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens the address and tells whether that worked.
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
  /// Opens an address, by default with the program that the desktop has for it.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      // A handler that leaves an address to the system means that of the window.
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
