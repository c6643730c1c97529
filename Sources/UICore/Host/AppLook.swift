import DisplayList
import Foundation

/// How a program looks on a desktop: its picture and its colour, from its asset catalogs.
struct AppLook {
  /// Desktops show the picture in lists of windows, some 48 points large at most: 128 pixels are enough at two a point.
  private static let iconWidth = 128.0

  let catalogs: AssetCatalogs
  /// The folders with the program's own catalogs: where it is, and the resources of modules that are named after it.
  /// Beside it may be other programs of its package.
  private let folders: [String]

  init(_ catalogs: AssetCatalogs, folder: String = Bundle.main.resourceFolder, program: String) {
    self.catalogs = catalogs
    folders = AssetCatalogs.folders(of: folder).filter { inner in
      inner == folder || (inner as NSString).lastPathComponent.split(separator: "_").last?.hasPrefix(program) == true
    }
  }

  /// The `AppIcon`; nil where there is none.
  func icon() throws(ImageDecodingError) -> Bitmap? {
    let paths = folders.lazy.compactMap {
      catalogs.icon("AppIcon", in: $0, width: Self.iconWidth, endings: ["png"])
    }
    guard let path = paths.first else { return nil }
    let bitmap = try ImageDecoder.decode(contentsOfFile: path)
    return bitmap.width > 512 || bitmap.height > 512 ? bitmap.reduced(width: 256, height: 256) : bitmap
  }

  /// The `AccentColor`, which Xcode's templates have; nil where there is none.
  func accentColor(_ appearance: ColorAppearance) -> Color? {
    let look = AssetLook(appearance)
    return folders.first { catalogs.color("AccentColor", in: $0, isAlone: true, look) != nil }.map {
      Color(.named(NamedColor(name: "AccentColor", folder: $0)))
    }
  }
}
