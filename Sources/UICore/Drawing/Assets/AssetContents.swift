import Foundation

/// What an asset's `Contents.json` says. Apple documents the file as the "Asset Catalog Format Reference".
struct AssetContents: Decodable {
  private var images: [AssetEntry]?
  private var colors: [AssetEntry]?
  private var properties: Properties?

  private struct Properties: Decodable {
    var intent: String?
    var namespace: Bool?
    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case namespace = "provides-namespace"
    }
  }

  /// Larger files are none that Xcode writes.
  private static let sizeLimit = 1 << 20

  /// Nil where there is no such file, or no sense in it.
  init?(atPath path: String) {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size <= Self.sizeLimit,
      let data = FileManager.default.contents(atPath: path),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }

  /// Whether the folder's name is a part of the names inside.
  var isNamespace: Bool { properties?.namespace == true }
  /// Nil where it is up to the program.
  var isTemplate: Bool? {
    switch properties?.intent {
    case "template": true
    case "original": false
    default: nil
    }
  }

  /// The icon whose width in pixels is nearest to the one that is wanted, rather larger than smaller.
  func icon(width wanted: Double, where isUsable: (AssetEntry) -> Bool) -> AssetEntry? {
    func distance(_ entry: AssetEntry) -> Double {
      let width = entry.iconWidth
      return width >= wanted ? width - wanted : (wanted - width) * 1_000
    }
    return (images ?? []).filter(isUsable).min { distance($0) < distance($1) }
  }

  /// The entry that fits best: by what it says of the appearance and the device, then by its scale.
  func entry(
    for look: AssetLook, scales: [CGFloat] = [1], where isUsable: (AssetEntry) -> Bool
  ) -> AssetEntry? {
    var best: (entry: AssetEntry, rank: Int, place: Int)?
    for entry in (images ?? []) + (colors ?? []) where isUsable(entry) {
      guard let rank = entry.rank(for: look) else { continue }
      let place = scales.firstIndex(of: entry.pixelsPerPoint) ?? scales.count
      if let best, (best.rank, -best.place) >= (rank, -place) { continue }
      best = (entry, rank, place)
    }
    return best?.entry
  }
}

/// For what an asset is asked.
struct AssetLook: Hashable {
  var isDark: Bool
  var isHighContrast: Bool
  var isPhone: Bool
}

/// One form of an asset.
struct AssetEntry: Decodable {
  private struct Appearance: Decodable {
    let appearance: String
    let value: String
  }
  private var idiom: String?
  private var appearances: [Appearance]?
  private var gamut: String?
  private var scale: String?
  private var size: String?
  private(set) var filename: String?
  private var lenientColor: Lenient<AssetColor>?
  var color: AssetColor? { lenientColor?.value }

  private enum CodingKeys: String, CodingKey {
    case idiom, appearances, scale, size, filename
    case gamut = "display-gamut"
    case lenientColor = "color"
  }

  /// Nothing in place of what makes no sense, so that other entries count.
  private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?
    init(from decoder: any Decoder) { value = try? Value(from: decoder) }
  }

  /// One where it says nothing.
  var pixelsPerPoint: CGFloat {
    guard let scale, scale.hasSuffix("x"), let value = Double(scale.dropLast()), value > 0, value <= 16 else {
      return 1
    }
    return CGFloat(value)
  }

  /// The width of an icon in pixels; 0 where it does not say.
  var iconWidth: Double {
    guard let width = size?.split(separator: "x").first.flatMap({ Double($0) }), width > 0, width < 10_000 else {
      return 0
    }
    return width * Double(pixelsPerPoint)
  }

  /// How well it fits, the more the better; nil where it does not.
  func rank(for look: AssetLook) -> Int? {
    var rank = 0
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark") where look.isDark: rank += 4
      case ("luminosity", "light") where !look.isDark: rank += 4
      case ("contrast", "high") where look.isHighContrast: rank += 2
      default: return nil
      }
    }
    // A display here has the gamut of sRGB.
    if gamut != "display-P3" { rank += 1 }
    switch idiom {
    case look.isPhone ? "iphone" : "mac": rank += 16
    case nil, "universal": rank += 8
    default: break
    }
    return rank
  }
}
