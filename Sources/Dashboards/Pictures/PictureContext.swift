import SwiftUI

/// The loaded pictures and the store of others.
struct PictureContext: Sendable {
  /// Nil if no pictures are loaded.
  var store: PictureStore?
  /// Pictures that are already loaded.
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
