import Graphs
import SwiftUI

extension GraphPalette {
  /// The palette of a name in dashboard files; the standard palette for unknown names.
  ///
  /// The names do not define exact colours; ours have one lightness if a palette has several hues, else they go from dark
  /// to light.
  static func named(_ name: String?) -> GraphPalette {
    switch name?.lowercased() {
    case "cool", "hostmap_blues", "blue", "blues": shades([0.60, 0.53, 0.49, 0.68, 0.45, 0.57])
    case "warm", "orange", "green_to_orange", "yellow_to_green", "heat": shades([0.07, 0.02, 0.11, 0.97, 0.05, 0.13])
    case "purple", "pink": shades([0.75, 0.70, 0.82, 0.66, 0.88, 0.78])
    case "green", "greens": shades([0.38, 0.43, 0.33, 0.47, 0.29, 0.40])
    case "red", "reds": shades([0.99, 0.02, 0.95, 0.04, 0.92, 0.97])
    case "yellow": shades([0.12, 0.14, 0.10, 0.16, 0.08, 0.13])
    case "gray", "grey": GraphPalette([0.45, 0.60, 0.36, 0.68, 0.52].map { Color(white: $0) })
    default: .standard
    }
  }

  /// Whether the name is known.
  static func knows(_ name: String) -> Bool { known.contains(name.lowercased()) }

  private static let known: Set<String> = [
    "cool", "hostmap_blues", "blue", "blues", "warm", "orange", "green_to_orange", "yellow_to_green", "heat", "purple",
    "pink", "green", "greens", "red", "reds", "yellow", "gray", "grey", "dog_classic", "dog_classic_area", "classic",
    "datadog16", "dd20", "dd20_light", "semantic", "standard", "palette-classic",
  ]

  /// Related hues in two lightnesses.
  private static func shades(_ hues: [Double]) -> GraphPalette {
    GraphPalette(
      hues.enumerated().map { place, hue in
        Color(hue: hue, saturation: place % 2 == 0 ? 0.72 : 0.58, brightness: place % 3 == 1 ? 0.72 : 0.88)
      })
  }

  /// The colour at an index; repeats after the last.
  func shade(_ place: Int) -> Color { colors.isEmpty ? .accentColor : colors[place % colors.count] }
}
