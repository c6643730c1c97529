import DisplayList
import Foundation

/// The program's picture, which desktops show for its windows.
enum AppIcon {
  /// Desktops show it in lists of windows, some 48 points large at most: 128 pixels are enough at two a point.
  private static let width = 128.0

  /// The `AppIcon` of the main bundle's asset catalogs; nil where there is none, or it cannot be read.
  static func read(from catalogs: AssetCatalogs) -> Bitmap? {
    let folder = Bundle.main.resourceFolder
    guard let path = catalogs.icon("AppIcon", in: folder, width: width, endings: ["png"]),
      let bitmap = try? ImageDecoder.decode(contentsOfFile: path)
    else { return nil }
    return bitmap.width > 512 || bitmap.height > 512 ? bitmap.reduced(width: 256, height: 256) : bitmap
  }

  /// The accent colour that the main bundle's asset catalogs have, as Xcode's templates do; nil where they have none.
  static func accentColor(from catalogs: AssetCatalogs, _ appearance: ColorAppearance) -> Color? {
    let folder = Bundle.main.resourceFolder
    return catalogs.color("AccentColor", in: folder, AssetLook(appearance)) == nil ? nil : Color("AccentColor")
  }
}
