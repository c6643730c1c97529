import Foundation
import Testing

/// State and what observes it. One scenario a file.
@MainActor @Suite struct StateSpecification {
  init() { Self.forgetStoredValues }

  /// The user's defaults may hold values of an earlier process of this name.
  private static let forgetStoredValues: Void = {
    let defaults = UserDefaults.standard
    for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
  }()
}
