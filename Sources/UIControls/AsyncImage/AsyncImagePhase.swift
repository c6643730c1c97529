import UICore

/// How far the loading of an image is.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet, or there is no address.
  case empty
  /// The image is there.
  case success(Image)
  /// The image could not be loaded; the error says why.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why the image could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
