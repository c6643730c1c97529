import SwiftUI

/// The pictures that there are, and where others come from.
struct PictureContext: Sendable {
  /// Nil where nothing is loaded.
  var store: PictureStore?
  /// What was loaded before.
  var loaded: [String: PictureStore.Answer] = [:]
}

extension EnvironmentValues {
  private struct PictureContextKey: EnvironmentKey {
    static let defaultValue = PictureContext()
  }

  var pictures: PictureContext {
    get { self[PictureContextKey.self] }
    set { self[PictureContextKey.self] = newValue }
  }
}
