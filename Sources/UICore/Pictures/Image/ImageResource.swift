import Foundation

/// The name of an image in a bundle's asset catalogs or resources.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundlePath: String
  var bundle: Bundle? { Bundle(path: bundlePath) }

  /// An image of this name.
  public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }
}
