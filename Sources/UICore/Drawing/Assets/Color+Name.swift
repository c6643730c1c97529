import Foundation
import Geometry

/// A colour of a bundle's asset catalogs.
struct NamedColor: Hashable {
  let name: String
  /// The bundle's folder of resources.
  let folder: String

  /// Clear where there is none, as on Apple's.
  func resolve(_ appearance: ColorAppearance, accent: Color?) -> RGBA {
    // Without a window there is nothing that keeps catalogs.
    let catalogs = appearance.assets ?? AssetCatalogs()
    switch catalogs.color(name, in: folder, AssetLook(appearance)) {
    case .fixed(let rgba): return rgba
    case .system(let color): return color.resolve(appearance, accent: accent)
    case nil:
      catalogs.noteMissing(self)
      return .clear
    }
  }
}

extension AssetLook {
  init(_ appearance: ColorAppearance) {
    self.init(
      isDark: appearance.scheme == .dark, isHighContrast: appearance.contrast == .increased,
      isPhone: appearance.palette != .desktop)
  }
}

extension Color {
  /// A colour of the bundle's asset catalogs, by the appearance where it is drawn.
  ///
  /// Clear where there is none of this name, and the program says so once on standard error. A bundle's catalogs are the `….xcassets` in its resources; with the main
  /// bundle those of the package's modules too. A package on Linux copies them: `resources: [.copy("Assets.xcassets")]`.
  ///
  /// - Parameters:
  ///   - name: what it is called, with the names of the folders around that provide a namespace: `Brand/Accent`.
  ///   - bundle: nil for the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(NamedColor(name: name, folder: (bundle ?? .main).resourceFolder)))
  }

  /// The colour of a bundle's asset catalogs in which it was found; nil where there is none of this name.
  package static func found(_ name: String, bundle: Bundle?, in catalogs: AssetCatalogs) -> Color? {
    let found = NamedColor(name: name, folder: (bundle ?? .main).resourceFolder)
    let look = AssetLook(ColorAppearance())
    guard catalogs.color(name, in: found.folder, look) != nil else { return nil }
    return Color(provider: { appearance in
      var appearance = appearance
      appearance.assets = catalogs
      return found.resolve(appearance, accent: nil)
    })
  }

  /// A colour of an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// The name of a colour in a bundle's asset catalogs.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundlePath: String
  var bundle: Bundle? { Bundle(path: bundlePath) }

  /// A colour of this name.
  public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }
}

extension Bundle {
  /// Where the resources are.
  var resourceFolder: String { resourcePath ?? bundlePath }
}
