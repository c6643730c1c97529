import Foundation
import Geometry

/// A colour as an asset catalog writes it.
enum AssetColor: Decodable {
  case fixed(RGBA)
  case system(Color)

  private enum CodingKeys: String, CodingKey {
    case components, platform, reference
    case space = "color-space"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let reference = try values.decodeIfPresent(String.self, forKey: .reference) {
      guard let color = Self.systemColor(reference) else {
        throw DecodingError.dataCorruptedError(
          forKey: .reference, in: values, debugDescription: "\(reference) is no system colour")
      }
      self = .system(color)
      return
    }
    let parts = try values.decode([String: Component].self, forKey: .components)
    // Xcode writes shares with a point and bytes without; by hand a whole share may stand beside others.
    let areShares = parts.contains { $0.key != "alpha" && $0.value.isShare }
    func part(_ name: String) -> Double? { parts[name]?.value(isShare: areShares) }
    let alpha = parts["alpha"]?.value(isShare: true) ?? 1
    let (r, g, b): (Double, Double, Double)
    if let white = part("white") {
      (r, g, b) = (white, white, white)
    } else {
      (r, g, b) = (part("red") ?? 0, part("green") ?? 0, part("blue") ?? 0)
    }
    let space: Color.RGBColorSpace =
      switch try values.decodeIfPresent(String.self, forKey: .space) {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      // Grays have a gamma of 2.2, which is that of sRGB but for its darkest part.
      default: .sRGB
      }
    let rgb = space.toSRGB(r, g, b)
    self = .fixed(RGBA(red: Float(rgb.0), green: Float(rgb.1), blue: Float(rgb.2), alpha: Float(alpha)))
  }

  /// A component: a share as "0.5", a byte as "0x7F" or "127".
  private struct Component: Decodable {
    private let number: Double
    /// Whether it is written with a point.
    let isShare: Bool

    func value(isShare: Bool) -> Double { self.isShare || isShare && number <= 1 ? number : number / 255 }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        (self.number, isShare) = (number, true)
        return
      }
      let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
      let isHexadecimal = text.lowercased().hasPrefix("0x")
      let number = isHexadecimal ? UInt8(text.dropFirst(2), radix: 16).map { Double($0) } : Double(text)
      guard let number, number.isFinite else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no component of a colour")
      }
      (self.number, isShare) = (number, !isHexadecimal && text.contains("."))
    }
  }

  /// UIKit's and AppKit's names of system colours.
  private static func systemColor(_ name: String) -> Color? {
    switch name {
    case "systemRedColor": .red
    case "systemOrangeColor": .orange
    case "systemYellowColor": .yellow
    case "systemGreenColor": .green
    case "systemMintColor": .mint
    case "systemTealColor": .teal
    case "systemCyanColor": .cyan
    case "systemBlueColor": .blue
    case "systemIndigoColor": .indigo
    case "systemPurpleColor": .purple
    case "systemPinkColor": .pink
    case "systemBrownColor": .brown
    case "systemGrayColor": .gray
    case "systemGray2Color": Color(.gray2)
    case "systemGray3Color": Color(.gray3)
    case "systemGray4Color": Color(.gray4)
    case "systemGray5Color": Color(.gray5)
    case "systemGray6Color": Color(.gray6)
    case "labelColor", "darkTextColor": .primary
    case "secondaryLabelColor": .secondary
    case "tertiaryLabelColor": Color(.tertiaryLabel)
    case "quaternaryLabelColor": Color(.quaternaryLabel)
    case "separatorColor": Color(.separator)
    case "opaqueSeparatorColor": Color(.opaqueSeparator)
    case "linkColor": Color(.link)
    case "controlAccentColor", "tintColor": .accentColor
    case "systemBackgroundColor", "windowBackgroundColor": Color(.windowBackground)
    case "secondarySystemBackgroundColor": Color(.secondaryBackground)
    case "tertiarySystemBackgroundColor": Color(.tertiaryBackground)
    case "systemGroupedBackgroundColor": Color(.groupedBackground)
    case "secondarySystemGroupedBackgroundColor": Color(.secondaryGroupedBackground)
    case "tertiarySystemGroupedBackgroundColor": Color(.tertiaryGroupedBackground)
    case "systemFillColor": Color(.controlFill)
    case "secondarySystemFillColor": Color(.secondaryFill)
    case "tertiarySystemFillColor": Color(.tertiaryFill)
    case "quaternarySystemFillColor": Color(.quaternaryFill)
    case "whiteColor": .white
    case "blackColor": .black
    default: nil
    }
  }
}
